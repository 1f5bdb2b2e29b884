export default {
  'game.classic': 'Great Western Trail',
  'edition.classic': 'pierwsza edycja',
  'game.second': 'Great Western Trail',
  'edition.second': 'druga edycja',

  'option.neutral': 'Budynki neutralne',
  'option.neutral.text': 'Gdzie stoi siedem budynków neutralnych.',
  'option.neutral.fixed': 'Budynek A na polu A, B na B i tak dalej, jak zaleca się na pierwszą partię.',
  'option.neutral.shuffled': 'Rozłożone losowo: każda partia ma własny szlak.',
  'option.buildings': 'Budynki prywatne',
  'option.buildings.text': 'Które strony budynków prywatnych są w grze.',
  'option.buildings.a': 'Wszyscy grają stronami a, jak w pierwszej partii.',
  'option.buildings.random': 'Dla każdego numeru losuje się jedną stronę, tę samą dla wszystkich.',
  'choose.neutral.fixed': 'Stałe',
  'choose.neutral.shuffled': 'Losowe',
  'choose.buildings.a': 'Strona a',
  'choose.buildings.random': 'Losowe strony',
  'option.promo-buildings': 'Budynki promocyjne',
  'option.promo-buildings.text': 'Żetony wydane poza pudełkiem.',
  'option.promo-buildings.without': 'Tylko dziesięć budynków z pudełka.',
  'option.promo-buildings.with': 'Dochodzą budynki 11 i 13.',
  'choose.promo-buildings.without': 'Bez',
  'choose.promo-buildings.with': 'Z 11 i 13',
  'option.promo-masters': 'Promocyjni zawiadowcy',
  'option.promo-masters.text': 'Dwóch dodatkowych zawiadowców; ze wszystkich losuje się pięciu.',
  'option.promo-masters.without': 'Pięciu z pudełka.',
  'option.promo-masters.with': 'Siedmiu do losowania: dwa stałe certyfikaty albo 12 $.',
  'choose.promo-masters.without': 'Bez',
  'choose.promo-masters.with': 'Z dwoma dodatkowymi',
  'option.rails': 'Rails to the North',
  'option.rails.text': 'Dodatek: osady na północ od kolei, filie, własny pasek miast.',
  'option.rails.without': 'Gra z pudełka.',
  'option.rails.first': '28 osad; mapa i wszystkie liczby są znane.',
  'option.rails.second':
    'Zasady są znane, wiele liczb nie: te odtworzono z pierwszego wydania i oznaczono kropkowanym rogiem.',
  'choose.rails.without': 'Bez',
  'choose.rails.first': 'Pierwsze wydanie',
  'choose.rails.second': 'Drugie wydanie',
  'option.cattle': 'Pomarańczowe bydło',
  'option.cattle.text': 'Jeszcze jedna rasa na targu bydła.',
  'option.cattle.standard': 'Bydło z pudełka.',
  'option.cattle.simmental': 'Cielęta, które przy sprzedaży w Kansas City wyrastają na jałówki i krowy.',
  'option.cattle.brahman': 'Więcej pieniędzy za każdą sztukę sprzedaną w Kansas City.',
  'option.cattle.both': 'Obie rasy naraz.',
  'choose.cattle.standard': 'Brak',
  'choose.cattle.simmental': 'Simmental',
  'choose.cattle.brahman': 'Brahman',
  'choose.cattle.both': 'Oba',
  'option.orange-objectives': 'Karty celów z pomarańczowym bydłem',
  'option.orange-objectives.text': 'Cztery karty celów i karta startowa, które wymagają pomarańczowego bydła.',
  'option.orange-objectives.without': 'Pomiń je.',
  'option.orange-objectives.with': 'Wtasuj je. Ich nadruk nie jest nigdzie znany: te są nasze.',
  'choose.orange-objectives.without': 'Bez',
  'choose.orange-objectives.with': 'Z nimi',
  'advice.orange-objectives': 'Tylko z bydłem Simmental lub Brahman.',
  'advice.cattle-both': 'Wydawca odradza łączenie obu: oba są pomarańczowe i liczą się w stadzie jako jedna rasa.',
  'advice.promo-buildings': 'Z Rails to the North budynek 11 i tak jest w grze.',
  'advice.promo-masters': 'Obaj należą do Rails to the North, więc i tak są w grze.',

  'city.kansas-city': 'Kansas City',
  'worker.cowboy': 'kowboj',
  'worker.builder': 'rzemieślnik',
  'worker.engineer': 'inżynier',
  'worker.one.cowboy': 'kowboja',
  'worker.one.builder': 'rzemieślnika',
  'worker.one.engineer': 'inżyniera',
  'workers.cowboy': 'Kowboje',
  'workers.builder': 'Rzemieślnicy',
  'workers.engineer': 'Inżynierowie',
  'breed.colour.grey': 'szara',
  'breed.colour.green': 'zielona',
  'breed.colour.black': 'czarna',
  'breed.colour.white': 'biała',
  'breed.colour.yellow': 'żółta',
  'breed.colour.red': 'czerwona',
  'breed.colour.blue': 'niebieska',
  'breed.colour.brown': 'brązowa',
  'breed.colour.purple': 'fioletowa',
  'card.cattle': '{name}',
  'card.cattle.points': '{name} ({points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}})',
  'card.objective': 'cel: {tasks}',
  'card.some': 'kartę',
  'task.cattle-three': '{count} × krowa o wartości 3',
  'task.brown-cattle': '{count} × {breed, name, breed}',
  'task.purple-cattle': '{count} × {breed, name, breed}',
  'task.building': '{count, plural, one {# budynek} few {# budynki} many {# budynków} other {# budynku}}',
  'task.green-trade':
    '{count, plural, one {# zielony żeton tipi} few {# zielone żetony tipi} many {# zielonych żetonów tipi} other {# zielonego żetonu tipi}}',
  'task.blue-trade':
    '{count, plural, one {# niebieski żeton tipi} few {# niebieskie żetony tipi} many {# niebieskich żetonów tipi} other {# niebieskiego żetonu tipi}}',
  'task.hazard':
    '{count, plural, one {# niebezpieczeństwo} few {# niebezpieczeństwa} many {# niebezpieczeństw} other {# niebezpieczeństwa}}',
  'task.station': '{count, plural, one {# stacja} few {# stacje} many {# stacji} other {# stacji}}',
  'task.last-city': 'dostawa do {city, name, city}',
  'task.orange-cattle': '{count} × pomarańczowe bydło',
  'task.bonus-town':
    '{count, plural, one {# filia w osadzie z bonusem} few {# filie w osadach z bonusem} many {# filii w osadach z bonusem} other {# filii w osadach z bonusem}}',
  'task.bell':
    '{count, plural, one {# odsłonięty dzwonek} few {# odsłonięte dzwonki} many {# odsłoniętych dzwonków} other {# odsłoniętego dzwonka}}',
  'task.large-town':
    '{count, plural, one {# dostawa do dużej osady} few {# dostawy do dużych osad} many {# dostaw do dużych osad} other {# dostawy do dużych osad}}',
  'hazard.flood': 'powódź',
  'hazard.drought': 'susza',
  'hazard.rockfall': 'lawina',
  'tile.cowboy': 'kowboja',
  'tile.builder': 'rzemieślnika',
  'tile.engineer': 'inżyniera',
  'tile.trade-green': 'zielony żeton tipi',
  'tile.trade-blue': 'niebieski żeton tipi',
  'tile.hazard':
    '{hazard, select, flood {powódź} drought {suszę} other {lawinę}} ({points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, {hand, select, green {zielona dłoń} other {czarna dłoń}})',
  'hand.green': 'zielona dłoń',
  'hand.black': 'czarna dłoń',
  'track.space': 'pole {space}',
  'track.turnout': 'bocznica stacji {station}',
  'via.FL': 'trasa powodzi',
  'via.DR': 'trasa suszy',
  'via.CL': 'trasa dolna',
  'via.D': 'trasa dolna',
  'via.O': 'tipi',
  'via.RF': 'trasa lawiny',
  'via.F2': 'las za F',
  'via.G2': 'prawa droga za G',
  'breed.orange': 'pomarańczowe bydło',
  'breed.colour.orange': 'pomarańczowa',
  'card.simmental-calf': 'cielę Simmental',
  'card.simmental-heifer': 'jałówka Simmental',
  'card.simmental-cow': 'krowa Simmental',
  'card.brahman': 'Brahman',
  'auxpart.pay': 'zapłać {n, dollars}',
  'auxpart.discard_two':
    '{n, plural, one {odrzuć # kartę krowy o wartości 2} few {odrzuć # karty krów o wartości 2} many {odrzuć # kart krów o wartości 2} other {odrzuć # karty krów o wartości 2}}',
  'auxpart.engine_back': 'lokomotywa {n} wstecz',
  'auxpart.engine_forward':
    '{n, plural, one {lokomotywa # naprzód} few {lokomotywa do # naprzód} many {lokomotywa do # naprzód} other {lokomotywa do # naprzód}}',
  'auxpart.draw':
    '{n, plural, one {dobierz # kartę, potem odrzuć #} few {dobierz # karty, potem odrzuć #} many {dobierz # kart, potem odrzuć #} other {dobierz # karty, potem odrzuć #}}',
  'auxpart.remove':
    '{n, plural, one {usuń # kartę z gry} few {usuń # karty z gry} many {usuń # kart z gry} other {usuń # karty z gry}}',
  'auxpart.certificates':
    'weź {n, plural, one {# certyfikat} few {# certyfikaty} many {# certyfikatów} other {# certyfikatu}}',
  'auxpart.dollars': 'weź {n, dollars}',
  'auxpart.offices':
    '{n, plural, one {załóż # filię} few {załóż do # filii} many {załóż do # filii} other {załóż do # filii}}',
  'discs.aux': 'akcja pomocnicza: {what}',
  'discs.for': '{what}; teraz {pay, dollars}',
  'discs.certificate-4': 'do 4 tymczasowych certyfikatów',
  'discs.certificate-6': 'do 6 tymczasowych certyfikatów, gdy odsłonięto 4',
  'discs.step-dollars': 'dłuższe ruchy i od razu {gain, dollars}',
  'discs.step-points':
    'dłuższe ruchy i {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} na koniec',
  'discs.hand': 'o kartę więcej na ręce, teraz za {pay, dollars}',
  'master.now.dollars': 'od razu {n, dollars}',
  'master.now.permanent':
    '{n, plural, one {stały certyfikat} few {# stałe certyfikaty} many {# stałych certyfikatów} other {# stałego certyfikatu}}',
  'master.now.certificates':
    'od razu {n, plural, one {# certyfikat} few {# certyfikaty} many {# certyfikatów} other {# certyfikatu}}',
  'master.now.tokens':
    'od razu {n, plural, one {żeton wymiany} few {# żetony wymiany} many {# żetonów wymiany} other {# żetonu wymiany}}',
  'master.now.hazard-or-trade': 'od razu niebezpieczeństwo lub żeton tipi',
  'master.now.office': 'od razu filia',
  'master.now.build-free': 'za darmo budynek, który wymaga najwyżej 2 rzemieślników',
  'master.end.worker': '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za pomocnika',
  'master.end.two-objectives':
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za 2 karty celów',
  'master.end.two-hazards':
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za 2 niebezpieczeństwa',
  'master.end.trade-pair':
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za parę żetonów tipi',
  'master.end.two-certificates':
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za 2 certyfikaty',
  'master.end.two-stations':
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za 2 stacje z twoim dyskiem',
  'master.end.building':
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za własny budynek na szlaku',
  'master.end.nothing': '{points, plural, =0 {bez punktów} other {# punktu}} na koniec',
  'master.end.two-tokens':
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za 2 pozostałe żetony wymiany',
  'master.end.area':
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za obszar z twoją filią',
  'master.end.bonus-town':
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za osadę z bonusem i twoją filią',
  'master.end.cattle-three-to-five':
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za kartę krowy o wartości od 3 do 5',
  'officespace.plain': 'bez nadruku',
  'officespace.pay': 'kosztuje {n, dollars}',
  'officespace.dollars': 'daje {n, dollars}',
  'officespace.certificates':
    '{n, plural, one {# certyfikat} few {# certyfikaty} many {# certyfikatów} other {# certyfikatu}}',
  'officespace.tokens':
    '{n, plural, one {żeton wymiany} few {# żetony wymiany} many {# żetonów wymiany} other {# żetonu wymiany}}',
  'officespace.objective': 'karta celu',
  'station.town': '({town, name, town})',
  'region.olive': 'oliwkowy',
  'region.purple': 'fioletowy',
  'region.blue': 'niebieski',
  'region.red': 'czerwony',
  'region.teal': 'morski',
  'region.indigo': 'indygo',
  'town.HQ': 'siedziba w Kansas City',
  'town.T01': 'Zachodnia Brama',
  'town.T02': 'osada z bonusem przy Zachodniej Bramie',
  'town.T04': 'oliwkowa osada ze stacją',
  'town.T05': 'północno-zachodnia osada z żetonem',
  'town.T06': 'fioletowy przystanek',
  'town.T07': 'fioletowa osada z bonusem',
  'town.T08': 'niebieski węzeł',
  'town.T09': 'niebieska osada z żetonem',
  'town.T11': 'niebieski przystanek północny',
  'town.T14': 'czerwony przystanek nad jeziorem',
  'town.T15': 'czerwona osada ze stacją',
  'town.T17': 'czerwony węzeł',
  'town.T18': 'czerwona południowa osada z bonusem',
  'town.T19': 'czerwony przystanek zachodni',
  'town.T21': 'czerwony przystanek wschodni',
  'town.T24': 'północno-wschodnia osada z bonusem',
  'town.T25': 'morski przystanek',
  'town.T26': 'morska osada z bonusem',
  'town.T27': 'przystanek indygo',
  'town.T28': 'osada z bonusem indygo',

  'category.dollars': 'Dolary',
  'category.buildings': 'Budynki prywatne',
  'category.cities': 'Miasta',
  'category.stations': 'Stacje kolejowe',
  'category.hazards': 'Niebezpieczeństwa',
  'category.cattle': 'Karty krów',
  'category.objectives': 'Karty celów',
  'category.station masters': 'Zawiadowcy stacji',
  'category.workers': 'Pomocnicy',
  'category.step disc': 'Dysk limitu ruchu',
  'category.job token': 'Żeton rynku pracy',

  'kind.trail': 'Szlak',
  'kind.action': 'Akcje',
  'kind.cards': 'Karty',
  'kind.rail': 'Kolej',
  'kind.city': 'Kansas City',

  'place':
    '{placeKind, select, start {początek szlaku} kc {Kansas City} neutral {budynek neutralny {letter}} own {twój budynek {building}} theirs {budynek {building} gracza {owner, player}} hazard {{hazard, name, hazard} na {space}} trade {tipi na {space}} other {pole {space}}}',
  'place.at':
    '{placeKind, select, start {na początku szlaku} kc {w Kansas City} neutral {w budynku neutralnym {letter}} own {w twoim budynku {building}} theirs {w budynku {building} gracza {owner, player}} hazard {{hazard, select, rockfall {przy lawinie na {space}} flood {przy powodzi na {space}} other {przy suszy na {space}}}} trade {przy tipi na {space}} other {na polu {space}}}',
  'place.to':
    '{placeKind, select, start {na początek szlaku} kc {do Kansas City} neutral {do budynku neutralnego {letter}} own {do twojego budynku {building}} theirs {do budynku {building} gracza {owner, player}} hazard {{hazard, select, rockfall {do lawiny na {space}} flood {do powodzi na {space}} other {do suszy na {space}}}} trade {do tipi na {space}} other {na pole {space}}}',

  'act.discard_breed':
    'Odrzuć kartę {breed, name, breed}: {certificates, plural, =0 {weź {dollars, dollars}} one {{dollars, plural, =0 {weź # certyfikat} other {weź 1 certyfikat i {dollars, dollars}}}} few {weź # certyfikaty} many {weź # certyfikatów} other {weź # certyfikatu}}',
  'act.discard_pair': 'Odrzuć dwie karty krów jednej rasy: weź {dollars, dollars}',
  'act.discard_any':
    'Odrzuć dowolną kartę krowy: weź {certificates, plural, one {# certyfikat} few {# certyfikaty} many {# certyfikatów} other {# certyfikatu}}',
  'act.discard_objective':
    'Odrzuć kartę celu: weź {certificates, plural, one {# certyfikat} few {# certyfikaty} many {# certyfikatów} other {# certyfikatu}}',
  'act.discard_breed_engine': 'Odrzuć kartę {breed, name, breed}: lokomotywa do {amount} naprzód',
  'act.discard_any_objective': 'Odrzuć dowolną kartę krowy: weź {dollars, dollars} i kartę celu na rękę',
  'act.gain':
    '{tokens, plural, =0 {{certificates, plural, =0 {Weź {dollars, dollars}} one {Weź # certyfikat} few {Weź # certyfikaty} many {Weź # certyfikatów} other {Weź # certyfikatu}}} one {Weź # żeton wymiany} few {Weź # żetony wymiany} many {Weź # żetonów wymiany} other {Weź # żetonu wymiany}}',
  'act.gain_per_woods': 'Weź {dollars, dollars} za każdy własny budynek przy lesie',
  'act.gain_per_engineer': 'Weź {dollars, dollars} za każdego inżyniera',
  'act.gain_per_trade_pair':
    'Weź {certificates, plural, one {# certyfikat} few {# certyfikaty} many {# certyfikatów} other {# certyfikatu}} i {dollars, dollars} za każdą parę zielonego i niebieskiego żetonu tipi',
  'act.certificates_to_limit': 'Weź certyfikaty do limitu',
  'act.hire':
    '{sign, select, more {Zatrudnij pomocnika o {by, dollars} drożej} less {Zatrudnij pomocnika o {by, dollars} taniej} other {Zatrudnij pomocnika}}',
  'act.build': 'Postaw lub zastąp budynek, {amount, dollars} za rzemieślnika',
  'act.buy_cattle': 'Kup krowy',
  'act.take_objective': 'Weź kartę celu',
  'act.engine':
    '{price, plural, =0 {Lokomotywa do {amount} naprzód} other {Zapłać {price, dollars}: lokomotywa do {amount} naprzód}}',
  'act.engine_per_engineer': 'Lokomotywa naprzód, do 1 pola za inżyniera',
  'act.engine_per_woods': 'Lokomotywa naprzód, do 1 pola za własny budynek przy lesie',
  'act.engine_back': 'Lokomotywa dokładnie {amount} wstecz: weź {dollars, dollars}',
  'act.trade': 'Handel z Indianami: weź żeton tipi',
  'act.remove_hazard':
    '{price, plural, =0 {Usuń niebezpieczeństwo za darmo} other {Usuń niebezpieczeństwo za {price, dollars}}}',
  'act.aux': 'Jedna akcja pomocnicza, pojedyncza lub podwójna',
  'act.move_herder':
    'Przesuń ranczera dalej, do {amount, plural, one {# kroku} few {# kroków} many {# kroków} other {# kroku}}',
  'act.draw_then_discard': 'Dobierz do 1 karty za kowboja, potem odrzuć tyle samo',
  'act.extraordinary_delivery': 'Dostawa nadzwyczajna',
  'act.upgrade_station_behind': 'Rozbuduj stację za swoją lokomotywą',
  'act.copy_neighbour': 'Użyj akcji lokalnych sąsiedniego budynku',
  'act.discard_value_three': 'Odrzuć kartę krowy o wartości 3: weź {dollars, dollars}',
  'act.discard_breed_aux': 'Odrzuć kartę {breed, name, breed}: jedna pojedyncza akcja pomocnicza',
  'act.gain_per_builder': 'Weź {dollars, dollars} za każdego rzemieślnika',
  'act.gain_per_station': 'Weź {dollars, dollars} za każdą stację z twoim dyskiem',
  'act.gain_per_bell':
    'Weź {certificates, plural, one {# certyfikat} few {# certyfikaty} many {# certyfikatów} other {# certyfikatu}} i {dollars, dollars} za każdy odsłonięty dzwonek',
  'act.engine_per_hazard': 'Lokomotywa naprzód, do 1 pola za własny żeton niebezpieczeństwa',
  'act.remove_cards': 'Usuń z gry do {amount, plural, one {# karty} few {# kart} many {# kart} other {# karty}} z ręki',
  'act.build_free':
    '{amount, plural, =0 {Postaw lub zastąp budynek za darmo} other {Postaw za darmo budynek, który wymaga najwyżej {amount} rzemieślników}}',
  'act.take_cattle_three': 'Weź za darmo z targu kartę krowy o wartości 3',
  'act.found_office': 'Załóż filię',

  'decision.place_herder': 'Postaw ranczera na budynku neutralnym i zacznij tam.',
  'decision.move':
    'Idź szlakiem, najwyżej {steps, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}.',
  'decision.use_location':
    '{stage, select, first {Jesteś {place.at, message}: użyj akcji w dowolnej kolejności albo jednej akcji pomocniczej.} aux {Jesteś {place.at, message}: wykonaj jedną akcję pomocniczą.} more {Działaj dalej {place.at, message} albo zakończ turę.} other {Wszystko zrobione {place.at, message}: zakończ turę.}}',
  'decision.move_herder':
    'Idź dalej, najwyżej {steps, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}, i użyj miejsca, do którego dotrzesz.',
  'decision.free_move':
    'Idź najwyżej {steps, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}} bez opłat, ale nie do Kansas City.',
  'decision.hire':
    '{sign, select, more {Zatrudnij pomocnika o {by, dollars} drożej.} less {Zatrudnij pomocnika o {by, dollars} taniej.} other {Zatrudnij pomocnika z rynku pracy.}}',
  'decision.build_tile':
    '{dollars_per_builder, plural, =0 {{builders_at_most, plural, =0 {Wybierz budynek za darmo.} other {Wybierz za darmo budynek, który wymaga najwyżej {builders_at_most} rzemieślników.}}} other {Wybierz budynek, {dollars_per_builder, dollars} za każdego potrzebnego rzemieślnika.}}',
  'decision.build_site': 'Wybierz pole dla budynku {building}.',
  'decision.buy_cattle':
    'Kup krowy: do użycia {cowboys, plural, one {został # kowboj} few {zostało # kowbojów} many {zostało # kowbojów} other {zostało # kowboja}}.',
  'decision.engine_forward':
    'Przesuń lokomotywę naprzód, najwyżej {spaces, plural, one {# pole} few {# pola} many {# pól} other {# pola}}.',
  'decision.engine_back':
    'Przesuń lokomotywę dokładnie {spaces, plural, one {# pole} few {# pola} many {# pól} other {# pola}} wstecz.',
  'decision.engine_home': 'Lokomotywa jest na końcu torów: cofnij ją na dowolne wolne pole i weź 3 $.',
  'decision.upgrade_station': 'Rozbudować stację {station, name, station}?',
  'decision.upgrade_behind': 'Wybierz do rozbudowy stację za swoją lokomotywą.',
  'decision.disc':
    '{target, select, city {Wybierz dysk, który trafi do miasta {city, name, city}; jego pole na twojej planszy zostanie odsłonięte na stałe.} other {Wybierz dysk, który trafi na stację {station, name, station}; jego pole na twojej planszy zostanie odsłonięte na stałe.}}',
  'decision.station_master': 'Oddelegować pomocnika na zawiadowcę stacji {station, name, station}?',
  'decision.hazard_or_trade': 'Usuń niebezpieczeństwo za darmo albo weź żeton tipi.',
  'decision.remove_hazard':
    '{price, plural, =0 {Wybierz niebezpieczeństwo, które usuniesz za darmo.} other {Wybierz niebezpieczeństwo, które usuniesz za {price, dollars}.}}',
  'decision.trade': 'Wybierz żeton tipi; liczbę nad nim otrzymasz lub zapłacisz.',
  'decision.take_objective':
    '{into_hand, select, true {Weź kartę celu na rękę.} other {Weź kartę celu na stos odrzuconych kart.}}',
  'decision.draw_cards':
    'Dobierz do {cards, plural, one {# karty} few {# kart} many {# kart} other {# karty}}; potem odrzucisz tyle samo.',
  'decision.discard_cards': 'Odrzuć {cards, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
  'decision.discard_for_gain': 'Wybierz, co odrzucisz w zamian za zysk.',
  'decision.remove_cards': 'Usuń z gry do {cards, plural, one {# karty} few {# kart} many {# kart} other {# karty}} z ręki.',
  'decision.aux':
    '{single_only, select, true {Wybierz pojedynczą akcję pomocniczą.} other {Wybierz akcję pomocniczą, pojedynczą lub podwójną.}}',
  'decision.foresight': 'Kansas City, rozwój {column}: wybierz żeton, który wejdzie do gry.',
  'decision.income': 'Kansas City: twoje stado ma wartość hodowlaną {herd}. Ile certyfikatów dodajesz?',
  'decision.deliver': 'Kansas City: dostarcz do miasta o wartości najwyżej {breeding_value}.',
  'decision.extraordinary_move': 'Dostawa nadzwyczajna: wybierz, jak daleko cofa się lokomotywa.',
  'decision.extraordinary_city': 'Dostawa nadzwyczajna: wybierz miasto o wartości najwyżej {spaces}.',
  'decision.found_office': 'Załóż filię w osadzie, którą tor łączy z twoją siecią.',
  'decision.office_discard':
    '{cards, plural, one {Odrzuć # kartę krowy o wartości 2 w zamian za filię.} few {Odrzuć # karty krów o wartości 2, po jednej za każdą filię.} many {Odrzuć # kart krów o wartości 2, po jednej za każdą filię.} other {Odrzuć # karty krów o wartości 2, po jednej za każdą filię.}}',
  'decision.grow_cattle':
    'Kansas City: które z twoich krów Simmental rosną? Nowa karta trafia na stos odrzuconych kart.',
  'decision.bonus_tile':
    '{town, select, none {Użyć teraz żetonu bonusu?} other {Użyć teraz żetonu bonusu ({town, name, town})?}}',
  'decision.take_cattle': 'Weź za darmo z targu kartę krowy o wartości {breeding_value}.',
  'decision.take_station_master': 'Nowy Jork: weź jednego z pozostałych zawiadowców.',

  'doing.place_herder': '{seat, player} wybiera miejsce startu.',
  'doing.move': '{seat, player} idzie szlakiem.',
  'doing.use_location': '{seat, player} jest {place.at, message}.',
  'doing.move_herder': '{seat, player} idzie dalej.',
  'doing.free_move': '{seat, player} idzie bez opłat.',
  'doing.hire': '{seat, player} zatrudnia pomocnika.',
  'doing.build_tile': '{seat, player} buduje.',
  'doing.build_site': '{seat, player} szuka działki.',
  'doing.buy_cattle': '{seat, player} kupuje krowy.',
  'doing.engine_forward': '{seat, player} przesuwa lokomotywę.',
  'doing.engine_back': '{seat, player} cofa lokomotywę.',
  'doing.upgrade_station': '{seat, player} może rozbudować stację {station, name, station}.',
  'doing.disc': '{seat, player} wybiera dysk.',
  'doing.take_objective': '{seat, player} bierze kartę celu.',
  'doing.foresight': '{seat, player} jest w Kansas City i wybiera żeton.',
  'doing.income': '{seat, player} sprzedaje stado w Kansas City.',
  'doing.deliver': '{seat, player} wybiera miasto dostawy.',
  'doing.found_office': '{seat, player} zakłada filię.',
  'doing.office_discard': '{seat, player} płaci za filię.',
  'doing.grow_cattle': '{seat, player} hoduje bydło w Kansas City.',
  'doing.bonus_tile': '{seat, player} może użyć żetonu bonusu.',
  'doing.take_cattle': '{seat, player} bierze krowę z targu.',
  'doing.take_station_master': '{seat, player} wybiera zawiadowcę.',

  'choice.place': 'Zacznij {place.at, message}',
  'choice.move': '{via, select, none {Idź {place.to, message}} other {Idź {place.to, message} (droga: {via, name, via})}}',
  'choice.use': '{action, name, action}',
  'choice.aux':
    '{times, select, 2 {Podwójna akcja pomocnicza: {aux, name, aux2}} other {Akcja pomocnicza: {aux, name, aux1}}}',
  'choice.play_objective': 'Zagraj {card, name, card}',
  'choice.end': 'Zakończ turę',
  'choice.done': 'Nie kupuj więcej',
  'choice.skip':
    '{of, select, upgrade_station {Zostaw stację bez zmian} station_master {Nie deleguj nikogo} engine_forward {Zostaw lokomotywę na miejscu} remove_cards {Zachowaj resztę ręki} buy_cattle {Nie kupuj niczego} found_office {Nie zakładaj filii} office_discard {Nie zakładaj filii} grow_cattle {Niech nic nie rośnie} bonus_tile {Zostaw żeton bonusu} take_cattle {Nie bierz bydła} take_station_master {Nie bierz zawiadowcy} other {Zrezygnuj}}',
  'choice.hire': 'Zatrudnij {worker, name, worker.one} z rzędu {row}',
  'choice.build': 'Budynek {building}',
  'choice.site':
    '{replaces, select, none {Postaw {building} na {space}} other {Postaw {building} na {space} w miejsce {replaces}}}',
  'choice.buy':
    'Kup {card, name, card} za pomocą {cowboys, plural, one {# kowboja} few {# kowbojów} many {# kowbojów} other {# kowboja}}',
  'choice.buy_two':
    'Kup {card, name, card} i {second, name, card} za pomocą {cowboys, plural, one {# kowboja} few {# kowbojów} many {# kowbojów} other {# kowboja}}',
  'choice.market_draw': 'Użyj 1 kowboja, aby wyłożyć 2 nowe karty na targ',
  'choice.engine': 'Lokomotywa: {place, name, track}',
  'choice.upgrade':
    'Rozbuduj stację {station, name, station} ({points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}})',
  'choice.disc': '{disc, name, disc}',
  'choice.station_disc': 'Weź zamiast tego swój dysk ze stacji {station, name, station}; jej punkty przepadają',
  'choice.appoint': 'Oddeleguj {worker, name, worker.one} i weź żeton',
  'choice.hazard': 'Usuń {tile, name, tile} na {space}',
  'choice.trade': 'Weź {tile, name, tile} na {space}',
  'choice.objective': 'Weź {card, name, card}',
  'choice.objective_stack': 'Weź wierzchnią kartę stosu w ciemno',
  'choice.draw': 'Dobierz {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}',
  'choice.discard': 'Odrzuć {card, name, card}',
  'choice.discard_pair': 'Odrzuć 2 × {card, name, card}',
  'choice.remove': 'Usuń z gry {card, name, card}',
  'choice.foresight': 'Wprowadź do gry {tile, name, tile}',
  'choice.certificates':
    '{count, plural, =0 {Bez certyfikatu: wartość hodowlana {total}} one {Dodaj # certyfikat: wartość hodowlana {total}} few {Dodaj # certyfikaty: wartość hodowlana {total}} many {Dodaj # certyfikatów: wartość hodowlana {total}} other {Dodaj # certyfikatu: wartość hodowlana {total}}}',
  'choice.deliver':
    '{transport, plural, =0 {Dostarcz do {city, name, city}} other {Dostarcz do {city, name, city}, transport {transport, dollars}}}',
  'choice.exchange':
    '{count, plural, one {Użyj żetonu wymiany: dobierz # kartę, potem odrzuć tyle samo} few {Użyj żetonu wymiany: dobierz # karty, potem odrzuć tyle samo} many {Użyj żetonu wymiany: dobierz # kart, potem odrzuć tyle samo} other {Użyj żetonu wymiany: dobierz # karty, potem odrzuć tyle samo}}',
  'choice.found':
    '{what, select, none {{town, name, town}, miejsce {space}} other {{town, name, town}, miejsce {space}: {what}}}',
  'choice.grow': 'Niech rośnie: {card, name, card}',
  'choice.bonus': '{action, name, action}',
  'choice.take_cattle': 'Weź: {card, name, card}',
  'choice.station_master': 'Weź: {master, name, master}',

  'effect.fee_paid':
    '{to, select, none {{amount, dollars} opłaty do banku} other {{amount, dollars} opłaty dla: {to, player}}}',
  'effect.certificates_moved':
    '{certificates, plural, one {potem # certyfikat} few {potem # certyfikaty} many {potem # certyfikatów} other {potem # certyfikatu}}',
  'effect.building_removed': 'zastępuje budynek {tile}',
  'effect.station_master_won': '{tile, name, master}',
  'effect.tile_placed': 'trafia na {space}',
  'effect.tile_out': 'brak miejsca: wypada z gry',
  'effect.worker_offered': 'trafia do rzędu {row} rynku pracy',
  'effect.job_token_moved': 'żeton rynku pracy do rzędu {row}',
  'effect.job_token_taken': 'bierzesz żeton rynku pracy: gra zbliża się do końca',
  'effect.token_gained':
    '{amount, plural, one {# żeton wymiany} few {# żetony wymiany} many {# żetonów wymiany} other {# żetonu wymiany}}',

  'event.herder_placed': '{seat, player} zaczyna {place.at, message}.',
  'event.herder_stepped': '{seat, player} idzie {place.to, message}.',
  'events.herder_stepped':
    '{seat, player} idzie {count, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}} {place.to, message}.',
  'event.fee_paid':
    '{to, select, none {{seat, player} płaci {amount, dollars} do banku za {space}.} other {{seat, player} płaci {amount, dollars} za {space}, pieniądze dostaje {to, player}.}}',
  'event.dollars_gained': '{seat, player} otrzymuje {amount, dollars}.',
  'event.dollars_paid': '{seat, player} płaci {amount, dollars}.',
  'event.local_action_used': '{seat, player} {place.at, message}: {action, name, action}.',
  'event.aux_used':
    '{times, select, 2 {{seat, player} wykonuje podwójną akcję pomocniczą: {aux, name, aux2}.} other {{seat, player} wykonuje akcję pomocniczą: {aux, name, aux1}.}}',
  'event.forfeited': '{seat, player} rezygnuje.',
  'event.card_drawn':
    '{card, select, none {{seat, player} dobiera kartę.} other {{seat, player} dobiera {card, name, card}.}}',
  'events.card_drawn':
    '{seen, select, all {{seat, player} dobiera {card_list, name, card}.} other {{seat, player} dobiera {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.}}',
  'event.deck_shuffled': '{seat, player} tasuje odrzucone karty w nowy stos.',
  'event.card_discarded':
    '{card, select, none {{seat, player} odrzuca kartę.} other {{seat, player} odrzuca {card, name, card}.}}',
  'events.card_discarded':
    '{seen, select, all {{seat, player} odrzuca {card_list, name, card}.} other {{seat, player} odrzuca {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.}}',
  'event.card_removed': '{seat, player} usuwa z gry {card, name, card}.',
  'events.card_removed': '{seat, player} usuwa z gry {card_list, name, card}.',
  'event.objective_taken':
    '{card, select, none {{seat, player} bierze w ciemno kartę celu.} other {{seat, player} bierze kartę: {card, name, card}.}}',
  'event.objective_shown': 'Nowa karta w puli: {card, name, card}.',
  'event.objective_played': '{seat, player} zagrywa {card, name, card}.',
  'event.cattle_bought': '{seat, player} kupuje {card, name, card}.',
  'events.cattle_bought': '{seat, player} kupuje {card_list, name, card}.',
  'event.market_card_shown': 'Nowość na targu bydła: {card, name, card}.',
  'events.market_card_shown': 'Nowości na targu bydła: {card_list, name, card}.',
  'event.worker_hired': '{seat, player} zatrudnia {worker, name, worker.one} z rzędu {row}.',
  'event.building_placed': '{seat, player} stawia {tile} na {space}.',
  'event.building_removed': '{seat, player} rozbiera {tile} na {space}.',
  'event.hazard_taken': '{seat, player} usuwa {tile, name, tile} na {space}.',
  'event.trade_tile_taken': '{seat, player} bierze {tile, name, tile} na {space}.',
  'event.engine_moved': '{seat, player} przesuwa lokomotywę: {engine, name, track}.',
  'event.station_upgraded': '{seat, player} rozbudowuje stację {station, name, station}.',
  'event.disc_taken': '{seat, player} odsłania: {disc_space, name, disc}.',
  'event.station_disc_taken': '{seat, player} zabiera dysk ze stacji {station, name, station}.',
  'event.disc_placed':
    '{target, select, city {{seat, player} kładzie dysk w mieście {city, name, city}.} other {{seat, player} kładzie dysk na stacji {station, name, station}.}}',
  'event.station_master_won':
    '{seat, player} deleguje {worker, name, worker.one} na zawiadowcę stacji {station, name, station}: {tile, name, master}.',
  'event.certificates_moved':
    '{seat, player} ma teraz {certificates, plural, one {# tymczasowy certyfikat} few {# tymczasowe certyfikaty} many {# tymczasowych certyfikatów} other {# tymczasowego certyfikatu}}.',
  'event.tile_chosen': '{seat, player} wprowadza do gry {tile, name, tile}.',
  'event.tile_placed': '{seat, player} kładzie {tile, name, tile} na {space}.',
  'event.tile_out': '{seat, player} nie ma miejsca na {tile, name, tile} i usuwa żeton z gry.',
  'event.worker_offered': '{seat, player} wprowadza {worker, name, worker.one} do rzędu {row} rynku pracy.',
  'event.job_token_moved': 'Żeton rynku pracy przechodzi do rzędu {row}.',
  'event.job_token_taken': '{seat, player} bierze żeton rynku pracy: wszyscy inni mają jeszcze jedną turę.',
  'event.tile_revealed': 'Rozwój {column} oferuje teraz: {tile, name, tile}.',
  'events.tile_revealed': 'Rozwój oferuje teraz: {tile_list, name, tile}.',
  'event.income': '{seat, player} sprzedaje stado o wartości hodowlanej {breeding_value}.',
  'event.delivered':
    '{transport_cost, plural, =0 {{seat, player} dostarcza do {city, name, city}.} other {{seat, player} dostarcza do {city, name, city}; transport kosztuje {transport_cost, dollars}.}}',
  'event.token_gained':
    '{seat, player} otrzymuje {amount, plural, one {# żeton wymiany} few {# żetony wymiany} many {# żetonów wymiany} other {# żetonu wymiany}}.',
  'event.token_used': '{seat, player} używa żetonu wymiany.',
  'event.office_founded': '{seat, player} zakłada filię: {town, name, town}.',
  'event.cattle_grown': '{seat, player}: {card, name, card} to teraz {into, name, card}.',
  'event.cattle_taken': '{seat, player} bierze z targu: {card, name, card}.',
  'event.station_master_taken': '{seat, player} bierze zawiadowcę: {master, name, master}.',
  'event.bonus_tile_used': '{seat, player} używa żetonu bonusu ({town, name, town}).',
  'event.herder_returned': '{seat, player} wraca na początek szlaku.',
  'event.game_ended': 'Koniec gry.',
} satisfies Record<string, string>;
