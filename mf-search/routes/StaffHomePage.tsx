import type { PageProps } from '@care/contracts';
import { WorkHome } from '../features/home/WorkHome';

/** The second home tab: the staff search (SH-02). */
export const StaffHomePage = ({ url }: PageProps) => <WorkHome searchType="pflegepersonal" url={url} />;
