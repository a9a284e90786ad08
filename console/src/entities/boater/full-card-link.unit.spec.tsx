import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { narrowWindow } from '../../../testing/narrow-window.js';
import { renderUi } from '../../../testing/render-ui.js';
import { FullCardLink } from './full-card-link.js';

afterEach(() => narrowWindow(false));

const link = () => screen.queryByRole('link', { name: 'View full card' });

it.each([
  ['is shown on a wide screen', 'marta@lindqvist.se', false, true],
  ['is shown without a mail address', null, false, true],
  ['is hidden while the mail address is masked', 'm****@lindqvist.se', false, false],
  ['is hidden on a phone', 'marta@lindqvist.se', true, false],
])('%s', async (_name, email, narrow, shown) => {
  narrowWindow(narrow);
  await renderUi(<FullCardLink boater={{ id: 'b1', email }} label="View full card" />);
  if (shown) expect(link()).toHaveAttribute('href', '/boaters/b1');
  else expect(link()).toBeNull();
});
