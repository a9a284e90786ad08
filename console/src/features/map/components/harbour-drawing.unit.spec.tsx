import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { harbourMapApi } from '../../../../../contracts/berths/api.js';
import { layoutOf } from '../../../../../contracts/berths/rules/harbour-layout.js';
import { HarbourDrawing } from './harbour-drawing.js';

const map = harbourMapApi.showMap.answer.parse(harbourMapApi.showMap.example.answer);

it('crosses a closed berth out over the boat that stays in it', () => {
  const [berth] = map.berths;
  if (berth === undefined) throw new Error('the example has a berth');
  const layout = layoutOf(map.piers, [{ ...berth, active: false }], map.arrangement);
  const { container } = render(
    <svg>
      <HarbourDrawing layout={layout} shores={[]} hulls={new Map([['resident', 'M0 0L1 1Z']])} fits={new Map()} />
    </svg>,
  );
  const parts = [...container.querySelectorAll('path[data-look], path[data-part]')];
  expect(parts.map((part) => part.getAttribute('data-look') ?? part.getAttribute('data-part'))).toEqual([
    'resident',
    'out-of-service',
  ]);
});
