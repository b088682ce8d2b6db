import { Grid, Panel, Row, Section, SectionHead, SkipLink, Stack } from '@care/ui';
import { PageFrame } from '@care/ui/more';

export default { title: 'Layout' };

const panels = ['Ambulante Pflege', 'Kurzzeitpflege', 'Tages- und Nachtpflege'].map((text) => (
  <Panel key={text}>{text}</Panel>
));

export const Below = () => <Stack>{panels}</Stack>;

export const Beside = () => <Row>{panels}</Row>;

export const Columns = () => <Grid min="14rem">{panels}</Grid>;

export const Sections = () => (
  <Section>
    <SectionHead>
      <h2>Pflegeformen</h2>
    </SectionHead>
    <Grid>{panels}</Grid>
  </Section>
);

export const Page = () => (
  <>
    <SkipLink target="inhalt">Zum Inhalt springen</SkipLink>
    <PageFrame title="Mein Unternehmen" crumb="Mein Unternehmen">
      <p id="inhalt">Hier verwalten Sie Ihren Eintrag.</p>
    </PageFrame>
  </>
);
