import type { Details } from './rating-sentences';

/** Where people spend the day together; nobody rates the rooms of a service that comes home. */
const PLACES = ['house', 'flat', 'guest', 'day', 'apartment'] as const;

export const HOUSING: readonly Details[] = [
  {
    settings: PLACES,
    good: [
      'Die [Räume|Gemeinschaftsräume|Flure und Räume] sind [hell|freundlich|großzügig|warm eingerichtet] und [gepflegt|sauber|gut gelüftet|leicht zu finden].',
      'Es ist [sauber|ordentlich|gepflegt][, ohne steril zu wirken| und riecht nie nach Klinik| und trotzdem wohnlich|, auch in den Ecken].',
      'Die Atmosphäre ist [ruhig|warm|familiär|entspannt] und [freundlich|angenehm|einladend].',
      'Man fühlt sich [gleich|vom ersten Tag an|schnell|sofort] [willkommen|gut aufgenommen|wohl].',
      'Überall [hängen Bilder|stehen Pflanzen|stehen frische Blumen], [das macht viel aus|das wirkt einladend|da hat sich jemand Gedanken gemacht].',
      'Alles ist [barrierefrei|gut beschildert|mit dem Rollator gut zu erreichen], [auch der Weg nach draußen|bis in den letzten Winkel|das erleichtert vieles].',
    ],
    mixed: [
      'Die Räume sind [zweckmäßig|ordentlich|sauber], [könnten aber einen neuen Anstrich vertragen|aber etwas dunkel|aber nicht besonders gemütlich|nur ein wenig eng].',
      'Sauber ist es [meistens|im Großen und Ganzen|schon], [gemütlich nur zum Teil|nur an Gemütlichkeit fehlt es|im Bad könnte es besser sein].',
      'Das Gebäude ist [in Ordnung|ganz schön], aber [hellhörig|im Sommer sehr warm|etwas verwinkelt].',
      'Die Einrichtung ist [älter|einfach|etwas in die Jahre gekommen], [wird aber gepflegt|aber alles funktioniert|das Nötige ist da].',
    ],
    bad: [
      'Die Räume sind [dunkel|abgewohnt|kahl] und [in die Jahre gekommen|schlecht gelüftet|viel zu eng].',
      'Mit der Sauberkeit war [es mehrmals|es oft|es leider] [schlecht bestellt|nicht weit her], [vor allem in den Bädern|vor allem am Wochenende].',
      'Es ist [eng|unruhig|ungemütlich] und [oft laut|meistens zu warm|riecht muffig].',
      '[Defekte Dinge|Kaputte Lampen|Klemmende Türen] werden erst nach [Wochen|Monaten|mehrmaligem Melden] repariert.',
    ],
  },
  {
    settings: ['house', 'flat'],
    voices: ['RELATIVE'],
    good: [
      'Das Zimmer durften wir [mit eigenen Möbeln|nach unserem Geschmack|mit Bildern von zu Hause] [einrichten|gestalten].',
      '{P} hat ein [helles|ruhiges|schönes|freundliches] Zimmer [mit Blick ins Grüne|mit eigenem Bad|mit viel Licht].',
    ],
    mixed: ['Das Zimmer von {d} ist [klein|schlicht], aber [ruhig|hell|sauber].'],
    bad: ['Das Zimmer von {d} war [beim Einzug nicht sauber|dunkel und laut|viel zu klein].'],
  },
  {
    settings: ['house', 'flat', 'guest'],
    voices: ['RESIDENT'],
    good: [
      'Mein Zimmer ist [hell|ruhig|gemütlich|groß genug] und [hat ein eigenes Bad|geht ins Grüne|wird jeden Tag gereinigt].',
      'Nachts ist es [ruhig|still|angenehm leise], [ich schlafe gut|das tut mir gut|nur die Uhr tickt].',
    ],
    mixed: [
      'Mein Zimmer ist [klein|einfach|schlicht], [aber es reicht|aber sauber|mir genügt es].',
      'Nachts [klingelt|rumpelt] es [öfter|manchmal], [man gewöhnt sich daran|tagsüber ist es ruhig].',
    ],
    bad: [
      'Mein Zimmer ist [kalt|laut|dunkel], [geändert wurde nichts|gesagt habe ich es oft].',
      'Nachts ist es [so laut|so unruhig], dass ich [kaum schlafe|oft wach liege].',
    ],
  },
  {
    settings: ['apartment'],
    voices: ['RELATIVE', 'RESIDENT'],
    good: [
      'Die Wohnung ist [hell|gut geschnitten|gemütlich] und [barrierefrei|ruhig gelegen|leicht sauber zu halten].',
      'Man [lebt|wohnt] [selbstständig|für sich] und [ist doch nie allein|hat bei Bedarf Hilfe|hat nette Nachbarn].',
    ],
    mixed: [
      'Die Wohnung ist [schön|praktisch], [die Nebenkosten sind aber hoch|nur der Keller ist klein|nur das Bad ist eng].',
    ],
    bad: ['Auf [Reparaturen|den Hausmeister] in der Wohnung wartet man [Wochen|Monate|viel zu lange].'],
  },
];

export const FOOD: readonly Details[] = [
  {
    settings: ['house', 'flat', 'guest', 'day'],
    good: [
      'Das Essen [wird frisch gekocht|kommt aus der eigenen Küche|ist abwechslungsreich] und [schmeckt|ist gut gewürzt|reicht auch für Nachschlag].',
      'Auf [Wünsche|Abneigungen|Unverträglichkeiten] beim Essen wird [gern|immer|selbstverständlich] Rücksicht genommen.',
      'Mittags gibt es [immer|jeden Tag|meistens] [zwei|drei] Gerichte zur Auswahl[, auch ohne Fleisch|, dazu Salat|, alles frisch].',
      'Es wird [gut|freundlich|unaufdringlich] darauf geachtet, dass [genug getrunken wird|alle in Ruhe essen können|niemand allein am Tisch sitzt].',
      'Der Kuchen am [Nachmittag|Mittwoch|Freitag] ist [selbst gebacken|ein Gedicht|immer frisch].',
      '[Bei Diabetes|Bei Schluckbeschwerden|Für Vegetarier] gibt es [richtige|gute|schmackhafte] Alternativen.',
    ],
    mixed: [
      'Das Essen ist [ordentlich|in Ordnung|sättigend], [wiederholt sich aber|nur wenig gewürzt|aber selten frisch].',
      'Mittags [schmeckt es|ist es gut], [der Nachmittagskaffee ist eher dünn|die Auswahl ist aber klein|nur Gemüse fehlt oft].',
      'Die Portionen [könnten größer sein|sind knapp|fallen klein aus], [der Geschmack stimmt meistens|Nachschlag gibt es auf Bitte].',
      'Für [Vegetarier|Menschen mit Diät|empfindliche Mägen] ist die Auswahl [klein|überschaubar|begrenzt], [satt wird man aber|mehr geht sicher].',
    ],
    bad: [
      'Das Essen kommt [lauwarm|oft kalt|verkocht] und [schmeckt nach wenig|sieht lieblos aus|ist kaum gewürzt].',
      'Auf die [Diät|Unverträglichkeit|Absprache zum Essen] wurde [trotz Nachfrage|mehrmals|immer wieder] nicht geachtet.',
      'Beim [Trinken|Essen] [half oft niemand|wurde kaum nachgesehen|fehlte die Unterstützung].',
      'Die Auswahl ist [sehr gering|eintönig|Woche für Woche dieselbe].',
    ],
  },
];

const SOCIAL = ['house', 'flat', 'guest', 'day'] as const;

export const ACTIVITIES: readonly Details[] = [
  {
    settings: SOCIAL,
    good: [
      'Es gibt [jeden Tag|fast täglich|regelmäßig] ein Angebot, [zu dem niemand gezwungen wird|das zu den Menschen passt|auf das sich alle freuen].',
      'Besonders [beliebt|schön|gelungen] ist [das gemeinsame Singen|die Backrunde|der Spielenachmittag|die Gymnastik|das Gedächtnistraining].',
      'Auch wer [wenig kann|im Rollstuhl sitzt|schlecht hört|eher still ist], wird [einbezogen|mitgenommen|angesprochen].',
      'Die [Feste|Feiern|Nachmittage mit Musik] sind [liebevoll|mit viel Mühe|schön] [vorbereitet|gestaltet].',
      'Bei [gutem|schönem|trockenem] Wetter geht es [in den Garten|nach draußen|zu einem kleinen Spaziergang], [das tut gut|darauf freuen sich alle].',
    ],
    mixed: [
      '[Vormittags|Zu Wochenbeginn] ist [viel|einiges] los, [nachmittags|gegen Ende der Woche] [wenig|deutlich weniger|kaum etwas].',
      'Das Angebot ist [nett|in Ordnung|gut gemeint], richtet sich aber [vor allem|meistens] an die [Fitteren|Geselligen].',
      'Ein paar [mehr Ausflüge|neue Ideen|ruhigere Angebote] wären [schön|wünschenswert], [sonst ist es in Ordnung|das Bisherige ist nett].',
      '[Gymnastik|Singen|Gedächtnistraining] fällt [öfter|manchmal|gelegentlich] aus, [dann läuft das Radio|Ersatz gibt es nicht immer].',
    ],
    bad: [
      'Außer [dem Fernseher|Radio und Fernseher|Kaffeetrinken] gibt es [kaum Abwechslung|fast nichts|wenig zu tun].',
      'Angebote stehen [auf dem Plan|am Brett|im Aushang] und [fallen dann aus|finden nicht statt].',
      'Wer nicht [selbst aktiv wird|von sich aus fragt|laut ruft], sitzt [allein|stundenlang herum|nur da].',
      'Nach draußen kommt man [selten|so gut wie nie|nur mit Angehörigen].',
    ],
  },
  {
    settings: ['apartment'],
    good: [
      'Im Gemeinschaftsraum [ist oft etwas los|gibt es nette Treffen|wird gern Karten gespielt], [man kann, muss aber nicht|jeder ist willkommen].',
    ],
    mixed: [
      'Die Treffen im Gemeinschaftsraum sind [nett|gesellig], [aber selten|nur leider selten|im Sommer aber rar].',
    ],
    bad: ['Der Gemeinschaftsraum ist [meistens leer|oft verschlossen], [Angebote gibt es kaum|schade um den Platz].'],
  },
];
