import { t } from '@care/contracts';
import { Button, Meta } from '@care/ui';
import styled from '@emotion/styled';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { profileText } from '../../texts';

const Wrapper = styled.div`
  display: grid;
  gap: var(--s-2);
  @media (scripting: none) {
    display: none;
  }
`;

/** Shares the page's URL with the device's share dialog, or copies it to the clipboard. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const [message, setMessage] = useState('');
  const share = async () => {
    const url = location.origin + path;
    setMessage('');
    setMessage(await handOn({ title, url }));
  };
  return (
    <Wrapper data-print="hide">
      <Button variant="secondaryGray" icon={Link2} block onClick={() => void share()}>
        {profileText('share')}
      </Button>
      <Meta role="status">{message}</Meta>
    </Wrapper>
  );
}

/** The status message: none after the share dialog, the URL itself if copying is not allowed. */
async function handOn({ title, url }: { title: string; url: string }): Promise<string> {
  if ('share' in navigator) {
    // Closing the share dialog rejects; that is not an error.
    await navigator.share({ title, url }).catch(() => undefined);
    return '';
  }
  try {
    await (navigator as Navigator).clipboard.writeText(url);
    return t('search.linkCopied');
  } catch {
    return url;
  }
}
