import { Card, Fact, FactList, Feature, FeatureList, Heading, Lead, Measure, Meta, Panel, Stack } from '@care/ui';
import { Banner, OpenState, Term, Terms, TitledSection } from '@care/ui/more';
import { MapPin, Trees } from 'lucide-react';

export default { title: 'Content' };

export const Texts = () => (
  <Measure>
    <Stack>
      <Heading level={1}>Kurzzeitpflegeeinrichtungen in Mönchengladbach-Rheindahlen</Heading>
      <Lead>Hier finden Sie freie Plätze in Ihrer Nähe.</Lead>
      <Meta>Zuletzt geändert am 2. März 2026</Meta>
    </Stack>
  </Measure>
);

export const Surfaces = () => (
  <Stack>
    <Card padded>Karte</Card>
    <Panel>Feld</Panel>
    <TitledSection title="Über uns" on="panel">
      <p>Seit 1998 in Köln.</p>
    </TitledSection>
    <Banner tone="green" title="Sie suchen Personal?">
      <p>Veröffentlichen Sie Ihre Stellenangebote.</p>
    </Banner>
  </Stack>
);

export const Facts = () => (
  <Stack>
    <FactList>
      <Fact icon={MapPin}>Parkweg 1, 50667 Köln</Fact>
    </FactList>
    <FeatureList>
      <Feature icon={Trees}>Garten</Feature>
    </FeatureList>
    <Terms>
      <Term name="Träger">Gemeinnützige Gesellschaft für Altenpflege mbH</Term>
    </Terms>
    <OpenState isOpen>Jetzt geöffnet</OpenState>
    <OpenState isOpen={false}>Geschlossen</OpenState>
  </Stack>
);
