import { t } from '@care/contracts/texts';
import { z } from 'zod';
import { answerText } from './texts';

type Issue = z.core.$ZodRawIssue;

const formats: Record<string, string> = {
  email: t('fields.email'),
  url: t('fields.website'),
};

function tooSmall(issue: z.core.$ZodIssueTooSmall): string {
  if (issue.origin === 'string')
    return issue.minimum === 1 ? t('fields.required') : `Bitte geben Sie mindestens ${issue.minimum} Zeichen ein.`;
  if (issue.origin === 'array' || issue.origin === 'set') return 'Bitte wählen Sie mindestens einen Eintrag aus.';
  return `Der Wert muss mindestens ${issue.minimum} sein.`;
}

function tooBig(issue: z.core.$ZodIssueTooBig): string {
  if (issue.origin === 'string') return t('fields.maxLength', { max: Number(issue.maximum) });
  if (issue.origin === 'array' || issue.origin === 'set')
    return `Bitte wählen Sie höchstens ${issue.maximum} Einträge aus.`;
  return `Der Wert darf höchstens ${issue.maximum} sein.`;
}

function message(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? t('fields.required')
        : answerText('request.wrongField');
    case 'invalid_format':
      return formats[String(issue.format)] ?? answerText('request.wrongField');
    case 'too_small':
      return tooSmall(issue as z.core.$ZodIssueTooSmall);
    case 'too_big':
      return tooBig(issue as z.core.$ZodIssueTooBig);
    case 'invalid_value':
    case 'invalid_union':
      return 'Bitte wählen Sie einen der möglichen Werte aus.';
    case 'unrecognized_keys':
      return 'Diese Angabe ist hier nicht vorgesehen.';
    default:
      return answerText('request.wrongField');
  }
}

/** Makes all zod messages of this process German; a message in a schema has priority. */
export function useGermanMessages(): void {
  z.config({ customError: message });
}
