import { TabLinks } from '@care/ui/tabs';
import { STATUS_HOURS, statusPath, type StatusHours } from './status-address';
import { statusText } from './texts';

/** The times that the page can show. They stand beside the figures, so that a pressed tab stays while these load. */
export const StatusHourTabs = ({ hours }: { hours: StatusHours }) => (
  <TabLinks
    label={statusText('range')}
    items={STATUS_HOURS.map((one) => ({
      to: statusPath(one),
      label: statusText(`hours.${one}`),
      active: one === hours,
    }))}
  />
);
