import { t } from '@care/contracts';
import { Button } from '@care/ui';
import { Map as MapIcon } from 'lucide-react';

export interface MapToggleProps {
  /** The id of the map column. */
  id: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** The button that opens and closes the map if it does not stand beside the list. */
export const MapToggle = ({ id, isOpen, onToggle }: MapToggleProps) => (
  <Button
    variant="secondaryGray"
    size="small"
    icon={MapIcon}
    aria-expanded={isOpen}
    aria-controls={id}
    onClick={onToggle}
  >
    {isOpen ? t('search.hideMap') : t('search.showMap')}
  </Button>
);
