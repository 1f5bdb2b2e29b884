// Zasady własnymi słowami. Temat to jedna wiadomość: akapit w wierszu, "# " przed nagłówkiem, "• " przed punktem; liczby
// pochodzą z elementów gry. `edition` to "first" albo "second".
export default {
  'turn.title': 'Twoja tura',
  'turn': `Tura ma trzy części, jedną po drugiej.
• Ruch: przesuń {edition, select, first {ranczera} other {poganiacza}} w przód po szlaku, co najmniej o jeden krok i najwyżej o tyle, ile wynosi twój limit kroków.
• Akcje: użyj miejsca, w którym się zatrzymasz. W budynku neutralnym lub własnym możesz wykonać każdą akcję raz, w dowolnej kolejności, i każdą możesz pominąć. Zamiast nich wszystkich możesz wykonać jedną pojedynczą akcję pomocniczą ze swojej planszy. W budynku innego gracza, na niebezpieczeństwie i na {edition, select, first {żetonie tipi} other {żetonie bandyty}} możesz wykonać tylko jedną pojedynczą akcję pomocniczą.
• Dobieranie: uzupełnij rękę do limitu kart. Stos kart odrzuconych tasuje się dopiero wtedy, gdy potrzebna jest karta, a stos kart jest pusty.
Pierwsza tura zaczyna się bez ruchu: postaw {edition, select, first {ranczera} other {poganiacza}} na dowolnym budynku neutralnym i działaj tam.{edition, select, first {} other { Karty początkowe pierwszego, drugiego, trzeciego i czwartego gracza: {hands}. Przed pierwszą turą każdy odrzuca karty, aż zostanie mu {hand}.}}
# Przebieg partii
Wielokrotnie podróżujesz od początku szlaku do Kansas City. Po drodze zbierasz pieniądze, pomocników i lepsze krowy; w Kansas City sprzedajesz stado z ręki i wysyłasz je pociągiem; potem zaczyna się następna podróż. Zegarem gry jest rynek pracy.{edition, select, first {} other {
# Żetony wymiany
Na początku każdy ma: {tokens}. W dowolnej chwili oddaj jeden, aby dobrać do dwóch kart i odrzucić tyle samo.}}`,

  'movement.title': 'Kroki i opłaty',
  'movement': `Krok prowadzi z jednego miejsca do następnego. Miejscami są żetony na szlaku: budynki wszystkich graczy, niebezpieczeństwa, {edition, select, first {żetony tipi} other {żetony bandytów}} oraz Kansas City. Puste pola nie kosztują kroku.
• Przy {players} graczach limit kroków wynosi na początku {steps}. Dwa pola dysków podnoszą go, w końcu do {most_steps}.
• Na rozwidleniu wybierasz drogę. Ruch nigdy nie prowadzi wstecz, a ten, który dotrze do Kansas City, tam się kończy.
• W jednym miejscu może stać dowolnie wielu {edition, select, first {ranczerów} other {poganiaczy}}.
# Opłaty
Dłoń na żetonie to opłata, którą płaci każdy inny gracz, gdy się tam zatrzyma lub przejdzie. Przy {players} graczach zielona dłoń kosztuje {green}, czarna {black}; żeton z obiema kosztuje jedno i drugie. Opłatę za budynek dostaje właściciel, pozostałe bank. Za własne budynki nie płacisz.
Opłaty uiszczasz miejsce po miejscu. Jeśli zabraknie ci pieniędzy, płacisz tyle, ile masz, i nie masz długu.
# Dalszy ruch
Niektóre akcje pozwalają {edition, select, first {ranczerowi} other {poganiaczowi}} iść dalej w tej samej turze. Opłaty uiszczasz jak zwykle i używasz także nowego miejsca; akcje niewykonane w poprzednim przepadają. Dlatego ruch zostaw na koniec.`,

  'neutral.title': 'Budynki neutralne i akcje pomocnicze',
  'neutral': `Na szlaku od początku {neutral, plural, one {stoi # budynek neutralny} few {stoją # budynki neutralne} many {stoi # budynków neutralnych} other {stoi # budynku neutralnego}}. Nie należą do nikogo i nie wymagają opłat; może ich używać każdy.
• Tu zatrudniasz, budujesz, kupujesz krowy, przesuwasz lokomotywę, usuwasz niebezpieczeństwa, {edition, select, first {handlujesz} other {odbierasz nagrody}} i bierzesz karty celów.
• Każdą akcję możesz wykonać raz na wizytę, w dowolnej kolejności. Z dwóch akcji rozdzielonych ukośnikiem wykonujesz tylko jedną.
• W kilku z nich odrzucasz kartę określonej rasy za kilka dolarów. Robi się też miejsce na lepszą kartę przed Kansas City.
• W pierwszej partii budynek A stoi na polu A i tak dalej; później można je rozłożyć losowo i każda partia ma własny szlak.
# Akcje pomocnicze
Twoja plansza daje drobne akcje: weź pieniądze albo dobierz i odrzuć karty. Inne odblokowujesz, gdy dyski opuszczają planszę: certyfikaty, ruchy lokomotywy, usuwanie kart na zawsze.
• Jedną pojedynczą możesz wykonać zamiast akcji budynku, w każdym miejscu oprócz Kansas City.
• Podwójną trzeba najpierw odblokować, zdejmując jej dysk, i akcja musi na nią pozwalać.`,

  'buildings.title': 'Własne budynki',
  'buildings': `Każdy gracz ma takie same {buildings, plural, one {# budynek} few {# budynki} many {# budynków} other {# budynku}}, wszystkie tą samą stroną do góry. Akcja budowy stawia jeden z nich na dowolnej wolnej działce szlaku, gdziekolwiek stoisz.
• Potrzebujesz tylu {edition, select, first {rzemieślników} other {budowniczych}}, ilu pokazuje żeton. Zostają u ciebie. Za każdego z nich płacisz tyle, ile mówi akcja.
• Z budynku korzystasz tylko ty. Inni wykonują tam akcję pomocniczą, a jeśli widnieją na nim dłonie, płacą ci opłatę.
• Na niektórych działkach wydrukowano akcję ryzyka. Staje się ona akcją stojącego tam budynku, raz na wizytę.
• Niektóre akcje liczą twoje budynki w lesie: te, których działka dotyka lasu.
# Zastępowanie
Możesz też postawić budynek w miejscu własnego, który wymaga mniej {edition, select, first {rzemieślników} other {budowniczych}}. Potrzebujesz tylko różnicy i tylko za nią płacisz; stary żeton usuwasz z gry. Żetony, które wymagają więcej niż sześciu, wchodzą do gry tylko w ten sposób.
Jeśli zastąpisz budynek, na którym stoisz, nowego nie użyjesz już w tej turze. Na koniec każdy twój budynek na szlaku liczy się za wydrukowane punkty.`,

  'hazards.title': '{edition, select, first {Niebezpieczeństwa i tipi} other {Niebezpieczeństwa i bandyci}}',
  'hazards': `# Niebezpieczeństwa
Powodzie, susze i lawiny kamienne zajmują trzy odnogi szlaku. Na każdym widnieje dłoń: za zatrzymanie się lub przejście płacisz tę opłatę bankowi. Akcja usuwa jedno niebezpieczeństwo z dowolnego miejsca; płacisz cenę akcji i zatrzymujesz żeton. Daje on wydrukowane punkty, pomaga w celach, a droga staje się tańsza dla wszystkich.
# {edition, select, first {Tipi} other {Bandyci}}
{edition, select, first {Handel to wzięcie jednego żetonu tipi i dolarów widniejących nad jego polem. Na najniższych polach zamiast tego płacisz, i to tylko wtedy, gdy cię stać.} other {Odebranie nagrody to wzięcie jednego żetonu bandyty i tego, co widnieje nad jego polem: dolarów albo żetonu wymiany.}}
• Zielone i {edition, select, first {niebieskie} other {pomarańczowe}} służą kartom celów, jednemu budynkowi i jednemu zawiadowcy; często potrzeba po jednym z każdego koloru.
• Trzy pola leżą obok szlaku: nie trzeba przez nie przechodzić.
# Nowe żetony
Gracz, który dotrze do Kansas City, wybiera żetony, które wejdą do gry. Każdy żeton trafia na najniższy wolny numer swojego rodzaju. Jeśli wolnego nie ma, żeton usuwa się z gry.
Gdy żeton spod {edition, select, first {ranczera} other {poganiacza}} zniknie, figura zostaje na pustym polu i stamtąd rusza dalej.`,

  'herd.title': 'Ręka i stado',
  'herd': `Zaczynasz z talią, w której {herd, plural, one {jest # karta krowy} few {są # karty krów} many {jest # kart krów} other {jest # karty krowy}} czterech ras, i trzymasz {hand} w ręce. Każda karta ma wartość hodowlaną.
• W Kansas City każda rasa z ręki liczy się raz, niezależnie od liczby jej kart. Dlatego po drodze odrzucaj powtórzenia: akcjami, które płacą za daną rasę, albo dobierając i odrzucając karty.
• Kupione karty i sprzedane stado trafiają na stos kart odrzuconych. Dobierasz je znów po następnym tasowaniu.
# Zakup krów
Przy {players} graczach na targu bydła leży na początku tyle kart: {market}. W jednej akcji zakupu używasz każdego kowboja raz. Cena to kowboje i dolary: im więcej kowbojów, tym mniej dolarów, a gdy jest ich dość, kupujesz dwie karty naraz. Zamiast kupować, możesz użyć jednego kowboja, aby odkryć dwie następne karty ze stosu.
Targ uzupełnia się dopiero wtedy, gdy żeton rynku pracy opuszcza określone rzędy.
# Limit kart w ręce
Na początku {hand}. Dwa pola dysków podnoszą go o jeden; każde kosztuje {hand_price}, gdy znika jego dysk.
# Punkty
Na koniec liczy się każda twoja karta krowy: z ręki, stosu kart i stosu kart odrzuconych.{edition, select, first {} other {
# Pomarańczowe bydło
Cielę Simmental ze sprzedanego stada może wyrosnąć na jałówkę, a jałówka na krowę. Bydło Brahman daje przy sprzedaży dodatkowe dolary. Wszystkie pomarańczowe karty liczą się jako jedna rasa.}}`,

  'kansas-city.title': 'Kansas City i dostawa',
  'kansas-city': `Kto dotrze do Kansas City, przechodzi pięć etapów.
• Od pierwszego do trzeciego: w każdej kolumnie rozwoju wybierz jeden z dwóch żetonów. Wchodzi do gry: niebezpieczeństwa i {edition, select, first {tipi} other {bandyci}} na szlak, pomocnicy na rynek pracy.
• Czwarty, dochód: pokaż rękę. Zsumuj wartości hodowlane różnych ras, certyfikaty stałe i tyle tymczasowych, ile wydajesz. Weź tyle samo dolarów, potem odrzuć całą rękę.
• Piąty, dostawa: wybierz miasto, którego wartość nie przekracza tej sumy i w którym nie masz jeszcze dysku. Do Kansas City i {edition, select, first {San Francisco} other {New York}} możesz dostarczać wielokrotnie. Połóż w mieście dysk ze swojej planszy, weź to, co pokazują strzałki, i zapłać za transport.
Potem {edition, select, first {ranczer} other {poganiacz}} wraca na początek, rozwój się uzupełnia, a ty dobierasz karty.
# Dyski
Przeniesienie dysku odblokowuje umiejętność, którą zakrywał. Dyski z białych narożników mogą trafić wszędzie. Dyski z czarnych narożników trafiają tylko do miast i na stacje o czarnych narożnikach, chyba że innych już nie ma. Niektóre dyski kosztują albo dają dolary.
# Ile warte jest miasto
Dysk w Kansas City daje od razu {kansas_dollars} i odbiera na koniec {kansas_points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}. Strzałka między dwoma miastami z twoimi dyskami daje to, co pokazuje: od razu kartę{edition, select, first {} other { albo żeton wymiany}}, na koniec punkty, niekiedy ujemne.`,

  'railroad.title': 'Kolej i stacje',
  'railroad': `Twoja lokomotywa jeździ po torach pod miastami.
• Akcje mówią, jak daleko: często o pole za każdego inżyniera. W przód: od jednego pola do tej liczby; wstecz: dokładnie o tę liczbę.
• Pola z inną lokomotywą pomija się i nie liczy. Bocznica to pole obok torów, którego możesz użyć albo je minąć; użycie liczy się jako jedno pole.
• Kto zatrzyma się na bocznicy, może od razu rozbudować jej stację: zapłacić cenę i położyć dysk. {stations, plural, one {Jest # stacja} few {Są # stacje} many {Jest # stacji} other {Jest # stacji}}, każda liczy się na koniec za swoje punkty.
• Na ostatnim polu jazda się kończy: jeśli chcesz, rozbuduj ostatnią stację, cofnij się co najmniej o jedno pole na wolne miejsce i weź 3 $.
# Zawiadowcy
{masters, plural, one {Na # stacji} few {Na # stacjach} many {Na # stacjach} other {Na # stacji}} czeka zawiadowca. Kto rozbuduje taką stację, może od razu wysłać tam na stałe jednego z zatrudnionych pomocników i wziąć żeton, jeśli jeszcze tam leży. Daje on coś od razu, a na koniec punktuje na swój sposób. Kto zrezygnuje, nie ma drugiej okazji.
# Transport
Dostawa kosztuje 1 $ za każdy krzyż między przodem lokomotywy a liczbą miasta. {crosses, plural, one {Jest # krzyż} few {Są # krzyże} many {Jest # krzyży} other {Jest # krzyża}}; jeśli lokomotywa jest za miastem, transport jest darmowy.`,

  'certificates.title': 'Certyfikaty',
  'certificates': `Certyfikaty podnoszą wartość stada: każdy dodaje w Kansas City 1 do jego wartości hodowlanej, więc daje jeszcze jednego dolara, a może i dalsze miasto.
# Tymczasowe
Liczy się je na torze: {track}. Każdy zysk przesuwa znacznik o jedno pole w przód, więc ostatni krok daje dwa naraz; wydawanie cofa go o całe pola.
• Na początku możesz mieć 3. Odblokowanie pola o białych narożnikach podnosi limit do 4, a razem z polem o czarnych narożnikach do 6. Samo czarne nic nie zmienia.
• Ile wydać, decydujesz, gdy pokazujesz rękę. Możesz wydać więcej, niż wymaga miasto: każdy daje wciąż dolara.
• Certyfikaty, których nie wydasz, zostają.
# Stałe
Dają je niektórzy zawiadowcy. Każdy dodaje 1 przy każdej dostawie i nigdy się nie zużywa.
# Skąd się biorą
Z akcji budynków, z akcji ryzyka na szlaku, z odrzucania szarych krów przy zatrudnianiu inżynierów i z akcji pomocniczej, która cofa lokomotywę.`,

  'objectives.title': 'Karty celów',
  'objectives': `Karta celu wymaga rzeczy, które musisz mieć na koniec gry: krów określonej wartości, budynków, niebezpieczeństw, {edition, select, first {żetonów tipi} other {żetonów bandytów}}, stacji, dostawy do miasta {edition, select, first {San Francisco} other {New York}}.
• Każdy zaczyna z kartą startową przed sobą. Niespełniona nic nie kosztuje.
• Inne dają budynki neutralne, strzałki między miastami i kilka żetonów. Większość trafia na stos kart odrzuconych i wędruje ze stadem, aż ją dobierzesz. W ręce zajmuje miejsce karty krowy.
• Z ręki możesz ją zagrać przed ruchem albo między dwiema akcjami, nigdy w trakcie akcji. Wykonujesz jej akcję natychmiastową: dolary, karty, ruch lokomotywy, kroki bez opłat albo akcja pomocnicza. Odtąd leży przed tobą.
# Na koniec
Karta przed tobą daje swoje punkty, jeśli wszystkie jej zadania są spełnione; w przeciwnym razie odbiera punkty kary. Każda rzecz służy tylko jednej karcie: jeśli dwie karty wymagają po jednym budynku, potrzebujesz dwóch.
Karty, które zostały w ręce, w stosie kart lub na stosie kart odrzuconych, możesz liczyć albo pominąć. Program znajduje najlepszy układ.`,

  'workers.title': 'Pomocnicy i rynek pracy',
  'workers': `Kowboje kupują krowy, {edition, select, first {rzemieślnicy} other {budowniczowie}} stawiają budynki, inżynierowie przesuwają lokomotywę. Po jednym jest wydrukowane na planszy; w każdym rzędzie jest miejsce na pięciu następnych.
# Zatrudnianie
Weź pomocnika z rynku pracy, zapłać cenę rzędu, zmienioną o to, co mówi akcja, i połóż go na następnym wolnym miejscu jego rzędu. Rzędy kosztują od {cheapest} do {dearest}. Jeśli miejsce pokazuje akcję, wykonaj ją od razu albo z niej zrezygnuj. Pełny rząd nikogo już nie przyjmie.
Piąty i szósty pomocnik w rzędzie liczą się po {worker_points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.
# Rynek pracy
Ma {rows, plural, one {# rząd} few {# rzędy} many {# rzędów} other {# rzędu}}, a w każdym tyle miejsc, ilu jest graczy. Pomocnicy wybrani w Kansas City zapełniają je po kolei. Gdy pomocnik trafia na miejsce żetonu, żeton schodzi o rząd niżej. Pomocników z rzędu żetonu i niższych nie można jeszcze zatrudnić.
Gdy żeton opuszcza rząd {refills}, uzupełnia się targ bydła. Gdy opuszcza ostatni, gra zbliża się do końca.
# Zawiadowcy
Pomocnik, który zostaje zawiadowcą, opuszcza swój rząd. Jego miejsce jest znów wolne, a jego akcji można użyć ponownie.`,

  'end.title': 'Koniec i punktacja',
  'end': `Gdy żeton opuszcza ostatni rząd rynku pracy, gracz, który go przesunął, bierze go i kończy swoją turę. Wszyscy inni mają jeszcze dokładnie jedną turę. Odtąd nie wybiera się już pomocników w Kansas City.
# Punkty
• Dolary: 1 punkt za każde pełne 5 $
• Twoje budynki na szlaku: jak wydrukowano
• Miasta i strzałki między nimi
• Stacje z twoim dyskiem
• Żetony niebezpieczeństw
• Karty krów, gdziekolwiek są
• Karty celów, spełnione i niespełnione
• Zawiadowcy, każdy na swój sposób
• Po {worker_points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} za pomocnika na piątym i szóstym miejscu
• {step_points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, jeśli dysk limitu kroków z punktami opuścił planszę
• 2 punkty za żeton rynku pracy
Wygrywa największa liczba punktów. Jeśli ma ją kilku graczy, dzielą się zwycięstwem.
# Skąd biorą się punkty
Wiele dalekich miast, mocne stado i jedna konsekwentna specjalność są lepsze niż wszystkiego po trochu.`,

  'rails.title': 'Dodatek: Rails to the North',
  'rails': `Dodatek dokłada na północ od miast mapę, na której {towns, plural, one {jest # osada} few {są # osady} many {jest # osad} other {jest # osady}}. Każdy gracz ma {offices, plural, one {# filię} few {# filie} many {# filii} other {# filii}}.
# Zakładanie filii
Służy do tego nowa akcja pomocnicza: odrzuć kartę krowy o wartości hodowlanej 2{edition, select, first {} other { i zapłać 1 $}}. Pozwalają na to także niektóre żetony. Tor musi łączyć osadę z siedzibą w Kansas City, z miastem z twoim dyskiem albo z osadą z twoją filią. W osadzie możesz mieć jedną filię. Miejsce może kosztować dolary albo coś dawać.
• Małe osady prowadzą dalej. W osadzie ze stacją możesz ją od razu rozbudować. W osadzie z premią możesz od razu użyć jej żetonu. Do herbu dużej osady możesz odtąd dostarczać.
# Dzwonki
Filie bierzesz z {office_rows, plural, one {# rzędu} few {# rzędów} many {# rzędów} other {# rzędu}} po {per_row}. Pusty rząd odsłania dzwonek; niektóre dają też żeton wymiany. Herb jednej z dużych osad daje punkty za każdy dzwonek.
# Dostawy
Miasta są inne niż w grze podstawowej, mają własne wartości i strzałki. Dysk w Kansas City odbiera {rails_kansas_points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.
# Inne zmiany
Więcej zawiadowców, nowe budynki, jeszcze jeden dysk{edition, select, first { i żetony wymiany: w dowolnej chwili oddaj jeden, aby dobrać do dwóch kart i odrzucić tyle samo} other {}}.{edition, select, first {} other { Wiele liczb tego wydania to rekonstrukcje: mają kropkowany róg.}}`,

  'solo.title': 'Przeciwnicy automatyczni',
  'solo': `W grze jednoosobowej przeciwnikiem kieruje talia kart: Gartha i Brisco wymyślili fani, Sam należy do drugiej edycji. Garth może też dołączyć do dwóch lub trzech osób.
# Jego tura
• Odkrywa kartę. Mówi ona, jak daleko idzie najkrótszą drogą i co potem robi, gdziekolwiek się zatrzyma.
• Niektóre karty działają tylko wtedy, gdy specjalizuje się w danym rodzaju pomocników: w tym, którego ma najwięcej.
• Nie ma pieniędzy, ręki ani certyfikatów i nic nie płaci. Gdy przechodzi przez dłoń na twoim budynku, opłatę płaci ci bank.
# W Kansas City
Nie ma dochodu. Żetony z rozwoju losuje się; za Brisco wybierasz ty. Dostarcza do pierwszego miasta swojego poziomu, a potem krok po kroku do lepszych. Jego dyski niczego nie odblokowują.
# Punkty
Punktuje jak gracz, lecz nic nie dostaje za dolary i zawiadowców. Jego karty celów liczą się zawsze, spełnione czy nie.
# Poziomy
Wyższy poziom to więcej pomocników na początku, lepsza pierwsza dostawa albo mniej kart, które nic nie robią. Większość kart Sama nie jest znana: to rekonstrukcje.`,

  'elpaso-turn.title': 'El Paso: twoja tura',
  'elpaso-turn': `W El Paso gra się na pętli. Tura ma trzy części.
• Ruch: od jednego do {steps, plural, one {# kroku} few {# kroków} many {# kroków} other {# kroku}} zgodnie z ruchem wskazówek zegara; każdy odrzucony do tego kowboj dodaje jeden. Miejscami są El Paso i wszystkie budynki, czyjekolwiek są. Puste pola się nie liczą i nie ma opłat. Na rozwidleniu wybierasz drogę.
• Akcje: w budynku neutralnym lub własnym wykonaj każdą akcję raz, w dowolnej kolejności, albo zamiast nich jedną akcję pomocniczą. W budynku innego gracza możesz wykonać tylko jedną akcję pomocniczą. W El Paso dostarczasz krowy.
• Dobieranie: uzupełnij rękę do {hand, plural, one {# karty} few {# kart} many {# kart} other {# karty}}. Dobrany pomocnik trafia od razu do obszaru pomocników, a ty dobierasz dalej.
Pierwsza tura zaczyna się bez ruchu: postaw poganiacza na dowolnym budynku neutralnym i działaj tam.
# W każdej chwili swojej tury
• Oddaj żeton wymiany: dobierz kartę, odrzuć kartę.
• Odrzuć pomocnika ze swojego obszaru dla jego premii: krok więcej, dolary albo certyfikat.
# Przed pierwszą turą
Gracze wybierają kolejno po jednym z odkrytych żetonów celów.`,

  'elpaso-cards.title': 'El Paso: pomocnicy, bydło, pociągi, budynki',
  'elpaso-cards': `# Pomocnicy to karty
Kowboje płacą za krowy, inżynierowie za karty pociągów, budowniczowie za budynki; dżoker zastępuje każdego z nich. Każdego użytego pomocnika odrzucasz i płacisz jeszcze {worker_price}. Później znów go dobierzesz. Zatrudniony pomocnik trafia do twojego obszaru; dżoker kosztuje o {joker} więcej.
# Bydło
Im lepsza rasa, tym więcej kowbojów wymaga. Kupione karty trafiają na stos kart odrzuconych.
# Pociągi
Dla wszystkich {trains, plural, one {leży odkryta # karta pociągu} few {leżą odkryte # karty pociągów} many {leży odkrytych # kart pociągów} other {leży odkryte # karty pociągu}}. Zapłać inżynierami za kartę, a potem użyj każdego wagonu raz, w dowolnej kolejności. Wagony dają certyfikaty, żetony, krowy, pomocników albo kroki.
# Budynki
{kinds, plural, one {Jest # rodzaj} few {Są # rodzaje} many {Jest # rodzajów} other {Jest # rodzaju}}, wszyscy budują z tych samych stosów. Zapłać budowniczymi i cenę działki, a potem oznacz żeton jako swój. Masz {markers, plural, one {# znacznik własności} few {# znaczniki własności} many {# znaczników własności} other {# znacznika własności}}. Własny budynek można zastąpić droższym za różnicę; znacznik zostaje.
# Żetony
Żetony celów liczą się na koniec, jeśli masz to, czego wymagają; każda rzecz służy tylko jednemu. Żetony premii dają punkty i mogą pomagać od razu albo na stałe. Weź odkryty albo wierzchni ze stosu w ciemno.`,

  'elpaso-delivery.title': 'El Paso: dostawa',
  'elpaso-delivery': `Ruch, który dotrze do El Paso, tam się kończy. Potem, w tej kolejności:
• weź {arrival};
• odłóż kartę Simmental na stos kart odrzuconych, dopóki jakieś są;
• pokaż rękę i dostarcz krowy.
# Ile warte jest stado
Zsumuj wartości różnych ras z ręki i certyfikaty stałe. Żeton premii może pozwolić, by liczyła się powtórzona rasa. Potem wydaj tyle certyfikatów, ile chcesz, każdy za 1; możesz ich mieć najwyżej {limit}.
# Faktorie
Ich wartości to {posts}. Wybierz taką, której sięga twoja suma i na której nie masz dysku; {again} możesz wybierać wielokrotnie. Połóż tam jeden ze swoich {discs, plural, one {# dysku} few {# dysków} many {# dysków} other {# dysku}}. Dyski z ciemnych narożników mogą trafić tylko na ciemne faktorie. Przeniesienie dysku odblokowuje na stałe umiejętność: lepszą akcję pomocniczą, więcej kart w ręce, dłuższy ruch, stały certyfikat. Niektóre dają albo kosztują dolary.
Faktoria może od razu coś dać. Ciemne faktorie dają na koniec punkty.
Potem odrzuć rękę i dobierz nową. Bydło Simmental jest coś warte, ale gdy jest go za dużo, osłabia stado.`,

  'elpaso-end.title': 'El Paso: koniec i punktacja',
  'elpaso-end': `Zegarem są karty Simmental. Gdy ktoś weźmie ostatnią, następny gracz, który dotrze do El Paso, staje na jej polu, które liczy się za {last_points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, dostarcza jak zwykle i kończy grę. Wszyscy inni mają jeszcze jedną turę.
# Punkty
• Dolary: 1 punkt za każde pełne {per}
• Twoje budynki
• Twoje dyski na faktoriach
• Karty pomocników: po {worker_points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, gdziekolwiek są
• Karty krów, gdziekolwiek są
• Żetony premii
• Spełnione żetony celów; pozostałe nic nie kosztują
Wygrywa największa liczba punktów. Przy remisie wygrywa gracz, któremu zostało więcej dolarów; jeśli i to jest równe, gracze dzielą się zwycięstwem.
# Na ile to pewne
Około połowy liczb tej gry nie znamy z wydrukowanych elementów. To rekonstrukcje i mają kropkowany róg.`,

  'elpaso-sue.title': 'El Paso: Sue',
  'elpaso-sue': `Sue to przeciwniczka dla jednej osoby. Ma rząd pomocników, zapas kart i talię, która mówi, co robi, ale nie ma pieniędzy ani ręki.
# Jej tura
• Odkrywa kartę i idzie: tyle kroków albo po jednym za każdego pomocnika danego rodzaju. Na rozwidleniu wybiera krótszą drogę.
• Potem robi to, co mówi karta, gdziekolwiek stoi: dobiera z zapasu, kupuje krowy, używa karty pociągu, buduje albo z tych trzech akcji wybiera tę, do której ma najwięcej pomocników.
• Im więcej ma pomocników danego rodzaju, tym lepsze to, co dostaje. Nigdy ich nie odrzuca i nic nie płaci.
# W El Paso
Bierze kartę Simmental i kładzie dysk na następnej, wyższej faktorii.
# Punkty
Punktuje jak ty, lecz nie ma dolarów. Wszystkie jej żetony celów uważa się za spełnione.
# Poziomy
Z trzech trudnych kart do talii trafia od żadnej do wszystkich. Treść jej kart to rekonstrukcja.`,
} satisfies Record<string, string>;
