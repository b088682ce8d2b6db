import { routes } from '@care/contracts';
import { useNavigate } from '@care/contracts/router';
import type { RatingListItem } from '@care/contracts/schemas';
import { ButtonLink, Row } from '@care/ui';
import { ConfirmButton } from '@care/ui/dialog';
import { Pencil, Trash2 } from 'lucide-react';
import { writingText } from './texts';
import { writingApi } from './writing-api';

interface OwnRatingActionsProps {
  rating: RatingListItem;
  /** Without the link to the form. */
  only?: 'remove';
  /** Called when the rating is deleted; by default the account page follows. */
  onRemoved?: () => void;
}

/** Editing and deleting an own rating (RV-04). Deleting asks first, and leads to the account (RV-09). */
export function OwnRatingActions({ rating, only, onRemoved }: OwnRatingActionsProps) {
  const { id, company, viewer } = rating;
  const navigate = useNavigate();
  const [remove] = writingApi.remove.useMutation();
  const toAccount = () => void navigate(`${routes.account.build()}?success=rating-removed`);
  return (
    <Row gap="small" data-print="hide">
      {viewer.can_edit && !only && (
        <ButtonLink
          to={routes.editRating.build({ ratingId: id })}
          variant="secondaryGray"
          size="small"
          icon={Pencil}
          aria-label={writingText('editOf', { company: company.name })}
        >
          {writingText('edit')}
        </ButtonLink>
      )}
      {viewer.can_delete && (
        <ConfirmButton
          variant="secondaryGray"
          size="small"
          danger
          icon={Trash2}
          loadingText={writingText('removing')}
          aria-label={writingText('removeOf', { company: company.name })}
          run={() => remove(rating)}
          onDone={onRemoved ?? toAccount}
          ask={{
            title: writingText('removeTitle'),
            text: writingText('removeText', { company: company.name }),
            action: writingText('remove'),
          }}
        >
          {writingText('remove')}
        </ConfirmButton>
      )}
    </Row>
  );
}
