import styled from '@emotion/styled';
import { addTexts, type Consent, selectConsent, selectConsentServices, useAppSelector } from '@care/contracts';
import { Button, Stack } from '@care/ui';
import { Dialog } from '@care/ui/dialog';
import { Choice } from '@care/ui/field';
import { type FormEvent, useId } from 'react';
import { everything, onlyNecessary } from './answers';
import texts from './settings-texts.de.json';
import { consentText } from './texts';

/** Texts of the choice by category. They are separate, because most visitors never open it. */
const consentSettingsText = addTexts('consent-settings', texts);

const Name = styled.strong`
  display: block;
`;

export interface ConsentSettingsProps {
  open: boolean;
  onDecide: (choice: Consent) => void;
  onClose: () => void;
}

/** The choice by category, for the services that are configured. No category is ticked in advance. */
export function ConsentSettings({ open, onDecide, onClose }: ConsentSettingsProps) {
  const formId = useId();
  const now = useAppSelector(selectConsent);
  const services = useAppSelector(selectConsentServices);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    onDecide({ statistics: ticked.has('statistics'), maps: ticked.has('maps'), ads: ticked.has('ads') });
  };
  return (
    <Dialog
      open={open}
      title={consentSettingsText('settings')}
      onClose={onClose}
      footer={services.length > 0 && <Answers formId={formId} onDecide={onDecide} />}
    >
      <form id={formId} onSubmit={save}>
        <Stack gap="small">
          <Choice type="checkbox" defaultChecked disabled>
            <Name>{consentSettingsText('necessary')}</Name>
            {consentSettingsText('necessaryText')}
          </Choice>
          {services.map((category) => (
            <Choice key={category} type="checkbox" name={category} defaultChecked={now[category]}>
              <Name>{consentSettingsText(category)}</Name>
              {consentSettingsText(`${category}Text`)}
            </Choice>
          ))}
          {services.length === 0 && <p>{consentSettingsText('nothing')}</p>}
        </Stack>
      </form>
    </Dialog>
  );
}

const Answers = ({ formId, onDecide }: { formId: string; onDecide: (choice: Consent) => void }) => (
  <>
    <Button variant="secondaryBlue" onClick={() => onDecide(onlyNecessary)}>
      {consentText('rejectAll')}
    </Button>
    <Button variant="secondaryBlue" type="submit" form={formId}>
      {consentSettingsText('save')}
    </Button>
    <Button variant="secondaryBlue" onClick={() => onDecide(everything)}>
      {consentText('acceptAll')}
    </Button>
  </>
);
