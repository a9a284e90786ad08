import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '../../../testing/render-ui.js';
import { StatusChip } from './status-chip.js';
import { statusColours, type StatusKind } from './status-kind.js';
import { StatusMark } from './status-mark.js';

const kinds = Object.keys(statusColours) as StatusKind[];

describe('marks', () => {
  it('differ in shape, not only in colour', async () => {
    const { container } = await renderUi(
      <>
        {kinds.map((kind) => (
          <StatusMark key={kind} kind={kind} />
        ))}
      </>,
    );
    const shapes = [...container.querySelectorAll('svg[data-mark]')].map((mark) => mark.innerHTML);
    expect(shapes).toHaveLength(7);
    expect(new Set(shapes).size).toBe(7);
  });

  it('leave the saying to the words of the chip', async () => {
    const { container } = await renderUi(<StatusChip kind="waiting" label="Waiting for boater" />);
    expect(screen.getByText('Waiting for boater')).toBeVisible();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});
