import { t } from '@care/contracts';
import { Button } from '@care/ui';
import { Map as MapIcon } from 'lucide-react';

export interface MapToggleProps {
  /** Of the map's place. */
  id: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens and closes the map where it does not stand beside the list. */
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
