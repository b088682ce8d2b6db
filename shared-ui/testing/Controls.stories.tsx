import { Row, Stack } from '@care/ui';
import { Choice, FieldFrame, Input, Segment, SegmentOption, Select, Switch, TextAreaControl } from '@care/ui/field';

export default { title: 'Controls' };

export const Texts = () => (
  <Stack>
    <FieldFrame id="name" label="Name" hint="Wie er im Vertrag steht" required>
      {(control) => <Input {...control} />}
    </FieldFrame>
    <FieldFrame id="wrong" label="E-Mail-Adresse" error="Bitte geben Sie eine gültige E-Mail-Adresse ein.">
      {(control) => <Input {...control} defaultValue="erika" />}
    </FieldFrame>
    <FieldFrame id="fixed" label="Ort">
      {(control) => <Input {...control} disabled defaultValue="Köln" />}
    </FieldFrame>
    <FieldFrame id="wish" label="Nachricht">
      {(control) => <TextAreaControl {...control} />}
    </FieldFrame>
    <FieldFrame id="form" label="Pflegeform">
      {(control) => (
        <Select {...control}>
          <option>Teilstationäre Pflege</option>
        </Select>
      )}
    </FieldFrame>
  </Stack>
);

export const Choices = () => (
  <Stack>
    <Choice type="checkbox">Garten</Choice>
    <Choice type="checkbox" defaultChecked>
      Kurzzeitpflege
    </Choice>
    <Choice type="checkbox" disabled>
      Nachtpflege
    </Choice>
    <Choice type="radio" name="long">
      Verhinderungspflege durch Angehörige und ehrenamtliche Helferinnen und Helfer
    </Choice>
    <Switch defaultChecked>Benachrichtigungen per E-Mail</Switch>
    <Row>
      <Segment>
        <SegmentOption name="period" defaultChecked>
          Monatlich
        </SegmentOption>
        <SegmentOption name="period">Jährlich</SegmentOption>
      </Segment>
    </Row>
  </Stack>
);
