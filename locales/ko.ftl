# 말로 나타낸 수: 한국어.
# The sentences are the project's own and wait for a native reader: tests/snapshots/words/ko.snap.

piece = { $piece ->
    [king] 킹
    [queen] 퀸
    [rook] 룩
    [bishop] 비숍
    [knight] 나이트
   *[pawn] 폰
}
captured = { $captured ->
    [king] 킹
    [queen] 퀸
    [rook] 룩
    [bishop] 비숍
    [knight] 나이트
   *[pawn] 폰
}
from = { $from ->
    [file] { $from-text } 열의
    [rank] { $from-text } 랭크의
    [square] { $from-text }의
   *[none] {""}
}
# 조사는 숫자의 발음을 따른다: f3으로 (삼으로), f4로 (사로).
towards = { $arrival ->
    [file] { $to } 열로
   *[square] { $to }{ $to-rank ->
        [3] 으로
        [6] 으로
       *[other] 로
    }
}
at = { $arrival ->
    [file] { $to } 열에서
   *[square] { $to }에서
}
takes = { at } { $captured ->
    [none] {""}
   *[pawn] { captured }
} 잡음
passing = { $passing ->
    [yes] , 앙파상
   *[no] {""}
}
promotes = { $promotion ->
    [queen] , 퀸으로 승진
    [rook] , 룩으로 승진
    [bishop] , 비숍으로 승진
    [knight] , 나이트로 승진
   *[none] {""}
}

piece-moves = { from } { piece } { towards }
piece-captures = { from } { piece } { takes }
pawn-moves = { from } 폰 { towards }{ passing }{ promotes }
pawn-captures = { from } 폰 { takes }{ passing }{ promotes }
castles = { $side ->
    [long] 긴 캐슬링
   *[short] 짧은 캐슬링
}
passes = 한 수 쉼
drops = { piece } { $to }에 놓음

move = { $action }{ $mark ->
    [check] , 체크
    [mate] , 체크메이트
    [double] , 더블 체크 또는 체크메이트
   *[none] {""}
}{ $annotation ->
    [other] {" "}({ $signs })
   *[none] {""}
}{ $draw ->
    [yes] , 무승부 제안
   *[no] {""}
}
judged = { $move }, { $judgement }
line = { $moves }; { $move }

# What is said of a move or a position, by number ($14) or by sign (⩲).
player = { $side ->
    [white] 백이
   *[black] 흑이
}
judgement = { $verdict ->
    [good-move] 좋은 수
    [mistake] 실수
    [brilliant-move] 훌륭한 수
    [blunder] 큰 실수
    [interesting-move] 흥미로운 수
    [dubious-move] 의심스러운 수
    [forced-move] 강제수
    [only-move] 유일한 수
    [worst-move] 최악의 수
    [drawish] 무승부 국면
    [equal] 균형 잡힌 국면
    [equal-quiet] 조용한 국면의 균형
    [equal-active] 활발한 국면의 균형
    [unclear] 불분명한 국면
    [slight-advantage] { player } 약간 우세
    [moderate-advantage] { player } 확실히 우세
    [decisive-advantage] { player } 결정적으로 우세
    [crushing-advantage] { player } 압도적으로 우세
    [zugzwang] { player } 추크츠방
    [development] { $side ->
        [none] 전개에서 앞섬
       *[white] { player } 전개에서 앞섬
    }
    [initiative] { $side ->
        [none] 주도권을 쥠
       *[white] { player } 주도권을 쥠
    }
    [attack] { $side ->
        [none] 공격 중
       *[white] { player } 공격 중
    }
    [compensation] { $side ->
        [none] 기물 대신 보상이 있음
       *[white] { player } 기물 대신 보상이 있음
    }
    [counterplay] { $side ->
        [none] 반격 기회가 있음
       *[white] { player } 반격 기회가 있음
    }
    [time-pressure] { $side ->
        [none] 시간에 몰림
       *[white] { player } 시간에 몰림
    }
    [idea] 의도
    [aimed-against] 겨냥
    [better] 더 좋은 수
    [editorial-comment] 편집자 주
   *[novelty] 새로운 수
}

spoken-file = { $file ->
    [a] 에이
    [b] 비
    [c] 시
    [d] 디
    [e] 이
    [f] 에프
    [g] 지
   *[h] 에이치
}
spoken-rank = { $rank ->
    [1] 일
    [2] 이
    [3] 삼
    [4] 사
    [5] 오
    [6] 육
    [7] 칠
   *[8] 팔
}
