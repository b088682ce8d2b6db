import { RatingStars, RatingSummary, Stack } from '@care/ui';
import { AverageBars } from '@care/ui/more';

export default { title: 'Ratings' };

export const Stars = () => (
  <Stack>
    {[1, 2.5, 4.6, 5].map((value) => (
      <RatingStars key={value} value={value} />
    ))}
  </Stack>
);

export const Summary = () => <RatingSummary average={4.6} count={38} />;

export const TooFew = () => <RatingSummary average={5} count={1} />;

export const None = () => <RatingSummary average={null} count={0} />;

export const Averages = () => <AverageBars items={[{ label: 'Freundlichkeit des Pflegepersonals', value: 4.9 }]} />;
