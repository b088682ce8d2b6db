import { formatRadius, t } from '@care/contracts';
import { RADIUS_OPTIONS, type Radius } from '@care/contracts/constants';
import { Segment, SegmentOption } from '@care/ui/field';
import styled from '@emotion/styled';

const Radii = styled.fieldset`
  display: grid;
  min-width: 0;
  & > legend {
    margin-bottom: 0.4rem;
    font-weight: 600;
    line-height: 1.35;
  }
`;

interface RadiusFieldProps {
  chosen: Radius;
  onChange: (radius: Radius) => void;
}

/** The radius around the place (SR-07). */
export const RadiusField = ({ chosen, onChange }: RadiusFieldProps) => (
  <Radii>
    <legend>{t('search.radiusLabel')}</legend>
    <Segment>
      {RADIUS_OPTIONS.map((radius) => (
        <SegmentOption
          key={radius}
          name="radiusField"
          value={radius}
          checked={chosen === radius}
          onChange={() => onChange(radius)}
        >
          {formatRadius(radius)}
        </SegmentOption>
      ))}
    </Segment>
  </Radii>
);
