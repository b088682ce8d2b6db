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

export const SURNAMES = list(
  'Müller | Schmidt | Schneider | Fischer | Weber | Meyer | Wagner | Becker | Schulz | Hoffmann | Schäfer | Koch | Bauer | Richter | Klein | ' +
    'Wolf | Schröder | Neumann | Schwarz | Zimmermann | Braun | Krüger | Hofmann | Hartmann | Lange | Werner | Krause | Lehmann | Köhler | ' +
    'Maier | Herrmann | König | Walter | Mayer | Huber | Kaiser | Fuchs | Peters | Lang | Scholz | Möller | Weiß | Jung | Hahn | Schubert | ' +
    'Vogel | Friedrich | Keller | Günther | Frank | Berger | Winkler | Roth | Beck | Lorenz | Baumann | Franke | Albrecht | Schuster | Simon | ' +
    'Ludwig | Böhm | Winter | Kraus | Martin | Schumacher | Krämer | Vogt | Stein | Jäger | Otto | Sommer | Groß | Seidel | Heinrich | Brandt | ' +
    'Haas | Schreiber | Graf | Dietrich | Ziegler | Kuhn | Kühn | Pohl | Engel | Horn | Busch | Bergmann | Thomas | Voigt | Sauer | Arnold | ' +
    'Pfeiffer | Yılmaz | Kaya | Demir | Nowak | Kowalski | Petrović | Horvat | Nguyen | Tran | Popescu | Ivanova | Diallo | Mensah | Rossi | Costa',
);
