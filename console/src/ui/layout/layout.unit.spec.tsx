import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Row } from './row.js';
import { Scroll } from './scroll.js';
import { Second } from './second.js';
import { Stack } from './stack.js';

it('a word of the layout is the element that is asked for, with its look and its own style', () => {
  render(
    <Stack as="ul" gap={8} align="start" columns="1fr auto" shrinks aria-label="Berths" style={{ padding: '4px' }}>
      <Row as="li" gap="4px 10px" justify="space-between" wrap>
        <Second className="own">11 m</Second>
        <Scroll>plan</Scroll>
      </Row>
    </Stack>,
  );
  const list = screen.getByRole('list', { name: 'Berths' });
  expect(list.tagName).toBe('UL');
  expect(list).toHaveStyle({ gap: '8px', alignItems: 'start', gridTemplateColumns: '1fr auto', padding: '4px' });
  expect(list.style.minWidth).toBe('0');
  const row = screen.getByRole('listitem');
  expect(row).toHaveStyle({ gap: '4px 10px', justifyContent: 'space-between', flexWrap: 'wrap' });
  expect(row.style.minWidth).toBe('');
  expect(screen.getByText('11 m')).toHaveClass('own');
  expect(screen.getByText('plan').tagName).toBe('DIV');
});
