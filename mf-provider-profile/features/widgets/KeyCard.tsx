import { berlinDay, formatDate, formatNumber } from '@care/contracts';
import type { WidgetKey } from '@care/contracts/schemas';
import {
  Alert,
  Badge,
  Button,
  Card,
  Heading,
  media,
  Meta,
  Row,
  Stack,
  Tag,
  TagList,
  VisuallyHidden,
  WithIcon,
} from '@care/ui';
import { Dialog } from '@care/ui/dialog';
import styled from '@emotion/styled';
import { CircleCheck, Pencil } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useCopy } from '../embedding/CodeBlock';
import { Mono } from '../embedding/DataTable';
import { widgetText } from './texts';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.2rem var(--s-4);
  & dt {
    color: var(--ink-soft);
  }
  & dd {
    margin: 0 0 var(--s-2);
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 10rem) minmax(0, 1fr);
  }
`;
const Active = styled(WithIcon)`
  color: var(--green-700);
  font-weight: 600;
`;

interface KeyCardProps {
  widgetKey: WidgetKey;
  /** Absent while the package does not include widgets: the key is not in effect and cannot be changed then. */
  onEdit?: () => void;
  onRevoke: () => void;
  /** The answer to the question about a key of a former owner. */
  onKeep: () => void;
}

/** One key with its origins and its use; it can be changed, copied and revoked (PK-08). */
export function KeyCard({ widgetKey, onEdit, onRevoke, onKeep }: KeyCardProps) {
  const { key, name, allowed_origins, revoked_at, is_of_former_owner } = widgetKey;
  const { message, copy } = useCopy();
  const [asks, setAsks] = useState(false);
  const ofKey = <VisuallyHidden>{widgetText('keys.ofKey', { name })}</VisuallyHidden>;
  return (
    <Card as="li" padded>
      <Stack gap="small">
        <Row between>
          <Heading level={3}>{name}</Heading>
          {revoked_at ? (
            <Badge kind="plain">{widgetText('keys.revoked', { date: formatDate(revoked_at) })}</Badge>
          ) : (
            onEdit && <Active icon={CircleCheck}>{widgetText('keys.active')}</Active>
          )}
        </Row>
        <Facts>
          <dt>{widgetText('keys.key')}</dt>
          <dd>
            <Mono>{key}</Mono>
          </dd>
          <dt>{widgetText('keys.origins')}</dt>
          <dd>
            <TagList>
              {allowed_origins.map((origin) => (
                <Tag as="li" key={origin}>
                  <Mono>{origin}</Mono>
                </Tag>
              ))}
            </TagList>
          </dd>
          <dt>{widgetText('keys.used')}</dt>
          <dd>{usedText(widgetKey)}</dd>
        </Facts>
        {is_of_former_owner && !revoked_at && (
          <Alert kind="info" announce="none" title={widgetText('keys.former')}>
            <p>{widgetText('keys.formerText')}</p>
            <Button variant="secondaryGray" size="small" onClick={onKeep}>
              {widgetText('keys.keep')}
              {ofKey}
            </Button>
          </Alert>
        )}
        {!revoked_at && (
          <Row>
            {onEdit && (
              <>
                <Button variant="secondaryGray" size="small" icon={Pencil} onClick={onEdit}>
                  {widgetText('keys.edit')}
                  {ofKey}
                </Button>
                <Button variant="secondaryGray" size="small" onClick={() => copy(key)}>
                  {widgetText('keys.copy')}
                  {ofKey}
                </Button>
              </>
            )}
            <Button variant="bgNone" size="small" danger onClick={() => setAsks(true)}>
              {widgetText('keys.revoke')}
              {ofKey}
            </Button>
            <Meta role="status">{message}</Meta>
          </Row>
        )}
      </Stack>
      <RevokeDialog
        name={name}
        origins={allowed_origins}
        open={asks}
        onClose={() => setAsks(false)}
        onAgree={() => {
          setAsks(false);
          onRevoke();
        }}
      />
    </Card>
  );
}

function usedText({ last_used_on: day, recent_uses: count, revoked_at }: WidgetKey): string {
  if (!day) return widgetText('keys.never');
  const isToday = day === berlinDay(new Date());
  const shown = isToday ? widgetText('keys.today') : formatDate(day);
  if (revoked_at) return widgetText('keys.onlyLink', { day: shown });
  return widgetText(count === 1 ? 'keys.oneUse' : 'keys.uses', { day: shown, count: formatNumber(count) });
}

interface RevokeDialogProps extends Pick<ComponentProps<typeof Dialog>, 'open' | 'onClose'> {
  name: string;
  origins: readonly string[];
  onAgree: () => void;
}

/** The dialog gives the focus to the element with this attribute, which React does not write. */
const markForFocus = (button: HTMLButtonElement | null): void => button?.setAttribute('autofocus', '');

/** Revoking is final, so the way out is the highlighted button and takes the focus. */
const RevokeDialog = ({ name, origins, onAgree, ...dialog }: RevokeDialogProps) => (
  <Dialog
    {...dialog}
    title={widgetText('revoke.title', { name })}
    footer={
      <>
        <Button variant="secondaryGray" danger onClick={onAgree}>
          {widgetText('revoke.agree')}
        </Button>
        <Button ref={markForFocus} onClick={dialog.onClose}>
          {widgetText('revoke.keep')}
        </Button>
      </>
    }
  >
    <ul>
      <li>
        {origins.length === 1
          ? widgetText('revoke.oneLink', { origin: origins[0] ?? '' })
          : widgetText('revoke.links', { count: origins.length })}
      </li>
      <li>{widgetText('revoke.profile')}</li>
      <li>{widgetText('revoke.final')}</li>
    </ul>
  </Dialog>
);
