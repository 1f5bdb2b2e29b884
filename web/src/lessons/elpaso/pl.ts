export default {
  'lesson.welcome.title': 'Twoje pierwsze okrążenie',
  'lesson.welcome':
    'Pędzisz stado w koło po pętli. Za każdym razem w El Paso dostajesz pieniądze i kartę Simmental, a potem dostarczasz stado do faktorii. Gdy karty Simmental się skończą, wygrywa ten, kto ma najwięcej punktów.',
  'lesson.objective.title': 'Pierwszy cel',
  'lesson.objective':
    'Przed pierwszą turą każdy bierze żeton celu. Daje punkty, jeśli na koniec gry masz to, co pokazuje; w przeciwnym razie nic nie tracisz. Weź ten w fioletowej ramce albo inny, który wolisz.',
  'lesson.hand.title': 'Stado i pomocnicy',
  'lesson.hand':
    'Twoja ręka to twoje stado: w El Paso każda rasa liczy się raz. Obok leżą twoi pomocnicy. Płacisz nimi: trafiają na stos kart odrzuconych, aż znów ich dobierzesz.',
  'lesson.hire':
    'Kowbojami płacisz za krowy, budowniczymi za budynki, inżynierami za karty pociągów; dżoker zastępuje każdego z nich, ale kosztuje więcej. Każdy twój pomocnik daje na koniec punkty. Weź kowboja.',
  'lesson.walk':
    'Możesz zrobić najwyżej {steps, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}; odrzucony kowboj dodaje jeden. Liczą się tylko miejsca z budynkiem. W budynku innego gracza możesz wykonać tylko jedną akcję pomocniczą. Idź tam, gdzie kupuje się krowy.',
  'lesson.buy':
    'Każda rasa ma swoją cenę w kowbojach i dolarach. Nowa karta i kowboje trafiają na stos kart odrzuconych: dobierzesz ich później. Wysoka wartość hodowlana sięga wyższych faktorii, a na koniec daje punkty.',
  'lesson.build':
    'W budynku E się buduje: płacisz budowniczymi i dolarami. Budynek zostaje na pętli, jego akcje są tylko twoje, a na koniec daje punkty. Zacznij od małego; później może go zastąpić większy.',
  'lesson.certificate.title': 'Certyfikaty',
  'lesson.certificate':
    'Budynek G, ostatni przystanek. Certyfikat podnosi wartość stada przy dostawie o jeden i zostaje przy tym wydany. Weź jeden i zatrzymaj w ręce różne rasy.',
  'lesson.home.title': 'Do El Paso',
  'lesson.home':
    'W El Paso kończy się każdy ruch. Pieniądze i kartę Simmental dostajesz od razu, potem pokazujesz stado. Jeśli stado ci odpowiada, wejdź do miasta.',
  'lesson.deliver':
    'Twoje stado jest warte {value}; możesz dodać certyfikaty. Wybierz faktorię, której sięga twoje stado i na której nie masz dysku. Im wyższa, tym lepiej: faktorie o ciemnych narożnikach dają punkty, a większość coś od razu.',
  'lesson.disc.title': 'Dysk opuszcza planszę',
  'lesson.disc':
    'Twój dysk oznacza dostawę, a to, co zakrywał, jest odblokowane na stałe: akcje pomocnicze, stały certyfikat, dłuższe ruchy, więcej kart w ręce. Dyski z ciemnych narożników trafiają tylko na faktorie o ciemnych narożnikach.',
  'lesson.reward.title': 'Co daje faktoria',
  'lesson.reward':
    'Wiele faktorii daje coś od razu: pieniądze, żeton celu albo pomocnika. Możesz to wziąć albo z tego zrezygnować. Ten wybór pomoże ci na koniec gry.',
  'lesson.bye.title': 'Następne okrążenie należy do ciebie',
  'lesson.bye':
    'Masz za sobą całe okrążenie. Pozostałe karty Simmental są zegarem gry: szybkie okrążenia kończą ją wcześnie, wolne pozwalają zebrać więcej. Wybierz tempo i następnym razem przyprowadź lepsze stado. „{hint.button, message}” pomoże ci w każdej chwili.',
} satisfies Record<string, string>;
