import { Accordion } from '@care/ui/accordion';
import { Steps, TabLinks, Tabs } from '@care/ui/tabs';

export default { title: 'Tabs, steps, accordion' };

const items = ['Free', 'Plus', 'Premium'].map((name) => ({ id: name, label: name, content: <p>Paket {name}</p> }));

export const Segments = () => <Tabs items={items} label="Pakete" initial="Plus" />;

export const Links = () => (
  <TabLinks
    label="Ordner"
    items={[
      { to: '/nachrichten', label: 'Posteingang', active: true },
      { to: '/nachrichten?ordner=gesendet', label: 'Gesendet', active: false },
    ]}
  />
);

export const Progress = () => <Steps labels={['Adressdaten', 'Paketauswahl', 'Zahlung und Abschluss']} current={1} />;

export const Questions = () => (
  <Accordion
    items={[
      { id: 1, title: 'Was kostet die Kurzzeitpflege?', content: 'Einen Teil zahlt die Pflegekasse.' },
      { id: 2, title: 'Wer übernimmt die Verhinderungspflege?', content: 'Angehörige oder ein Pflegedienst.' },
    ]}
  />
);
