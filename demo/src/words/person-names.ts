import { list } from './list';

export const WOMEN = list(
  'Anna | Maria | Sabine | Petra | Monika | Claudia | Susanne | Karin | Birgit | Andrea | Gabriele | Heike | Martina | Ursula | Renate | ' +
    'Ingrid | Helga | Christine | Angelika | Katrin | Stefanie | Nicole | Julia | Sandra | Melanie | Nadine | Katharina | Lena | Laura | ' +
    'Sarah | Leonie | Emilia | Hannah | Johanna | Franziska | Elena | Olga | Ayşe | Fatma | Elif | Agnieszka | Magdalena | Jelena | ' +
    'Ivana | Mai | Linh | Amina | Fatou | Grace | Rosa | Carmen | Sofia | Mirjam | Dorothea | Elfriede | Gertrud | Hannelore | Irmgard',
);

export const MEN = list(
  'Thomas | Michael | Andreas | Stefan | Christian | Markus | Frank | Jürgen | Klaus | Peter | Wolfgang | Uwe | Bernd | Ralf | Martin | ' +
    'Matthias | Daniel | Sebastian | Alexander | Florian | Jan | Tobias | Philipp | Lukas | Jonas | Felix | Paul | Maximilian | Moritz | ' +
    'Dirk | Holger | Jens | Sven | Torsten | Heinz | Horst | Manfred | Günter | Dieter | Mehmet | Mustafa | Emre | Ahmed | Yusuf | ' +
    'Piotr | Marek | Dragan | Ivan | Andrei | Viktor | Sergej | Kwame | Samuel | Minh | Carlos | Luca | Friedrich | Wilhelm | Karl-Heinz',
);

/** First names of people who are past working age today. */
export const RETIRED = list(
  'Ursula | Renate | Ingrid | Helga | Elfriede | Gertrud | Hannelore | Irmgard | Heinz | Horst | Manfred | Günter | Friedrich | Wilhelm | Karl-Heinz',
);

/** First names of women and men who may still work. */
export const WORKING_WOMEN = WOMEN.filter((name) => !RETIRED.includes(name));
export const WORKING_MEN = MEN.filter((name) => !RETIRED.includes(name));

/** First names that were popular until the 1970s. */
export const BORN_BEFORE_1975 = list(
  'Sabine | Petra | Monika | Claudia | Susanne | Karin | Birgit | Andrea | Gabriele | Heike | Martina | Christine | Angelika | Dorothea | ' +
    'Thomas | Michael | Andreas | Frank | Jürgen | Klaus | Peter | Wolfgang | Uwe | Bernd | Ralf | Martin | Dirk | Holger | Torsten | Dieter',
);

/** First names that suggest an origin outside Germany, for portraits that fit them. */
export const TONES_OF_NAMES = {
  olive: list('Ayşe | Fatma | Elif | Carmen | Rosa | Mehmet | Mustafa | Emre | Ahmed | Yusuf | Carlos'),
  dark: list('Amina | Fatou | Grace | Kwame | Samuel'),
  east: list('Mai | Linh | Minh'),
};

/** Some women with these names wear a headscarf. */
export const NAMES_OF_MUSLIM_WOMEN = list('Ayşe | Fatma | Elif | Amina | Fatou');

export const SURNAMES = list(
  'Müller | Schmidt | Schneider | Fischer | Weber | Meyer | Wagner | Becker | Schulz | Hoffmann | Schäfer | Koch | Bauer | Richter | Klein | ' +
    'Wolf | Schröder | Neumann | Schwarz | Zimmermann | Braun | Krüger | Hofmann | Hartmann | Lange | Werner | Krause | Lehmann | Köhler | ' +
    'Maier | Herrmann | König | Walter | Mayer | Huber | Kaiser | Fuchs | Peters | Lang | Scholz | Möller | Weiß | Jung | Hahn | Schubert | ' +
    'Vogel | Friedrich | Keller | Günther | Frank | Berger | Winkler | Roth | Beck | Lorenz | Baumann | Franke | Albrecht | Schuster | Simon | ' +
    'Ludwig | Böhm | Winter | Kraus | Martin | Schumacher | Krämer | Vogt | Stein | Jäger | Otto | Sommer | Groß | Seidel | Heinrich | Brandt | ' +
    'Haas | Schreiber | Graf | Dietrich | Ziegler | Kuhn | Kühn | Pohl | Engel | Horn | Busch | Bergmann | Thomas | Voigt | Sauer | Arnold | ' +
    'Pfeiffer | Yılmaz | Kaya | Demir | Nowak | Kowalski | Petrović | Horvat | Nguyen | Tran | Popescu | Ivanova | Diallo | Mensah | Rossi | Costa',
);
