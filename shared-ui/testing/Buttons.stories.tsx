import { Button, ButtonLink, buttonSizes, buttonVariants, IconButton, Row, Stack } from '@care/ui';
import { Heart, Search } from 'lucide-react';

export default { title: 'Buttons' };

export const Variants = () => (
  <Row>
    {buttonVariants.map((variant) => (
      <Button key={variant} variant={variant}>
        Suche starten
      </Button>
    ))}
  </Row>
);

export const Sizes = () => (
  <Row>
    {buttonSizes.map((size) => (
      <Button key={size} size={size} icon={Search}>
        Suche starten
      </Button>
    ))}
  </Row>
);

export const Loading = () => (
  <Button loading loadingText="Wird gesendet …">
    Senden
  </Button>
);

export const Disabled = () => <Button disabled>Senden</Button>;

export const LongText = () => (
  <Stack>
    <Button>Pflegeeinrichtung mit Kurzzeitpflegeplätzen unverbindlich anfragen</Button>
    <ButtonLink to="/">Zur Übersicht aller Pflegeeinrichtungen</ButtonLink>
  </Stack>
);

export const Icons = () => (
  <Row>
    <IconButton icon={Heart} label="Merken" pressed={false} />
    <IconButton icon={Heart} label="Merken" pressed />
    <IconButton icon={Heart} label="Merken" floating />
  </Row>
);
