import { FieldFrame, Input } from '@care/ui/field';
import styled from '@emotion/styled';
import { useFramedField, type NamedField } from './form-context';

const FileInput = styled(Input)`
  padding: 0.35rem;
  &::file-selector-button {
    min-height: var(--size-touch);
    margin-inline-end: var(--s-3);
    padding: 0.4rem 1rem;
    border: 2px solid var(--line-strong);
    border-radius: var(--r-button);
    background: var(--gray-50);
    color: var(--ink);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
`;

export interface FileFieldProps extends NamedField {
  /** File types that the file dialog offers, for example `image/jpeg,image/webp,image/png` (PP-11). */
  accept?: string;
}

/** A file from the device; the value is a `File`. */
export function FileField({ name, label, hint, required, disabled, accept }: FileFieldProps) {
  const { input, frame } = useFramedField<File | undefined>({ name, label, hint, required }, { allowNull: true });
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <FileInput
          {...control}
          type="file"
          name={name}
          accept={accept}
          disabled={disabled}
          onFocus={() => input.onFocus()}
          onBlur={() => input.onBlur()}
          onChange={(event) => input.onChange(event.target.files?.[0])}
        />
      )}
    </FieldFrame>
  );
}
