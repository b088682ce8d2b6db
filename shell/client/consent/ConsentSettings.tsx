import styled from '@emotion/styled';
import { CONSENT_CATEGORIES, selectConsent, useAppSelector, type Consent } from '@care/contracts';
import { Button, Stack } from '@care/ui';
import { Dialog } from '@care/ui/dialog';
import { Choice } from '@care/ui/field';
import { useId, type FormEvent } from 'react';
import { everything, onlyNecessary } from './answers';
import { consentSettingsText } from './settings-texts';
import { consentText } from './texts';

const Name = styled.strong`
  display: block;
`;

export interface ConsentSettingsProps {
  open: boolean;
  onDecide: (choice: Consent) => void;
  onClose: () => void;
}

/** The choice by category. No category is ticked in advance. */
export function ConsentSettings({ open, onDecide, onClose }: ConsentSettingsProps) {
  const formId = useId();
  const now = useAppSelector(selectConsent);
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
      footer={
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
      }
    >
      <form id={formId} onSubmit={save}>
        <Stack gap="small">
          <Choice type="checkbox" defaultChecked disabled>
            <Name>{consentSettingsText('necessary')}</Name>
            {consentSettingsText('necessaryText')}
          </Choice>
          {CONSENT_CATEGORIES.map((category) => (
            <Choice key={category} type="checkbox" name={category} defaultChecked={now[category]}>
              <Name>{consentSettingsText(category)}</Name>
              {consentSettingsText(`${category}Text`)}
            </Choice>
          ))}
        </Stack>
      </form>
    </Dialog>
  );
}
