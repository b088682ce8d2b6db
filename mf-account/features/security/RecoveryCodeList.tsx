import { Button, Row } from '@care/ui';
import { StatusMessage } from '@care/ui/more';
import styled from '@emotion/styled';
import { Download, Printer } from 'lucide-react';
import { securityText } from './texts';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: var(--s-2);
  font-family: monospace;
`;

/** New recovery codes, which are shown this once. */
export const RecoveryCodeList = ({ codes, onStored }: { codes: readonly string[]; onStored: () => void }) => (
  <>
    <StatusMessage kind="success" title={securityText('codesTitle')}>
      <p>{securityText('codesText')}</p>
    </StatusMessage>
    <Codes aria-label={securityText('codesTitle')}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </Codes>
    <Row>
      <Button variant="secondaryBlue" size="small" icon={Download} onClick={() => save(codes)}>
        {securityText('download')}
      </Button>
      <Button variant="secondaryBlue" size="small" icon={Printer} onClick={() => window.print()}>
        {securityText('print')}
      </Button>
      <Button size="small" onClick={onStored}>
        {securityText('stored')}
      </Button>
    </Row>
  </>
);

function save(codes: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([`${codes.join('\r\n')}\r\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = securityText('file');
  link.click();
  URL.revokeObjectURL(address);
}
