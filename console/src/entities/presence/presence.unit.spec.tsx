import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { Presence } from '../../../../contracts/realtime.js';
import { languages } from '../../../../contracts/vocabulary/languages.js';
import { renderUi } from '../../../testing/render-ui.js';
import { beginPresence, hearPresence } from '../../lib/realtime/presence.js';
import { Answering } from './answering.js';
import { ViewingToo } from './viewing-too.js';

const ID = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11';
const person = (name: string, answering = false) => ({ user_id: name, name, answering });
const hear = (kind: Presence['record']['kind'], ...people: Presence['people']) =>
  act(() => hearPresence({ record: { kind, id: ID }, people }));

// Forgets what the test before heard.
afterEach(() => act(() => beginPresence(() => undefined)()));

describe('colleagues who show the same record', () => {
  it('are named in a region that is read out politely and is there before them', async () => {
    await renderUi(<ViewingToo kind="reservation" id={ID} />);
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    hear('reservation', person('Anna Keel'));
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toBe('Anna Keel is viewing this too');
    hear('reservation', person('Anna Keel'), person('Ben Mast'));
    expect(region.textContent).toBe('Anna Keel and Ben Mast are viewing this too');
    hear('reservation', ...['Anna', 'Ben', 'Cem', 'Dora', 'Eli'].map((name) => person(name)));
    expect(region.textContent).toBe('Anna, Ben, and 3 others are viewing this too');
    hear('reservation');
    expect(region.textContent).toBe('');
  });

  it('are said to answer only while they do', async () => {
    await renderUi(<Answering boater_id={ID} writes={false} />);
    hear('conversation', person('Anna'), person('Ben'));
    expect(screen.getByRole('status').textContent).toBe('');
    hear('conversation', person('Anna', true), person('Ben'));
    expect(screen.getByRole('status').textContent).toBe('Anna is answering');
  });

  it.each(languages)('are named in %s', async (language) => {
    const { container } = await renderUi(
      <>
        <ViewingToo kind="berth" id={ID} />
        <Answering boater_id={ID} writes />
      </>,
      { language },
    );
    hear('berth', person('Anna'), person('Ben'), person('Cem'), person('Dora'));
    hear('conversation', person('Anna', true));
    const [viewing, answering] = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(viewing).toContain('Anna, Ben');
    expect(viewing).toContain('2');
    expect(answering).toContain('Anna');
    expect(container.textContent).not.toMatch(/viewing_|answering_|others_|{{/);
  });
});
