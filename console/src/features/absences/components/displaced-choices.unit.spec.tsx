import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { DisplacedVisitor } from '../../../../../contracts/absences/forecast.js';
import { templateApi } from '../../../../../contracts/messages/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { type ChoiceDrafts, choicesOf } from '../model/displaced-choices.js';
import { DisplacedChoices } from './displaced-choices.js';

const [template] = templateApi.getall.answer.parse(templateApi.getall.example.answer).items;
const visitor: DisplacedVisitor = {
  allocation_id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b01',
  boater_id: '0190f3a2-6a01-7d11-8b21-0a5b7c9d1e22',
  reservation_id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11',
  view_id: 'R-1',
  vessel_name: 'Salina',
  boater_name: 'Rosa Almeida',
  start_date: '2027-07-09',
  end_date: '2027-07-13',
  from_date: '2027-07-09',
  berths: [],
  berths_total: 0,
};

function Choices({ of }: { readonly of: DisplacedVisitor }) {
  const [drafts, setDrafts] = useState<ChoiceDrafts>({});
  return (
    <>
      <DisplacedChoices visitors={[of]} drafts={drafts} onDrafts={setDrafts} berth="B9" />
      <p data-testid="choices">{JSON.stringify(choicesOf([of], drafts))}</p>
    </>
  );
}

async function opened(text: string, of = visitor) {
  const filled = templateApi.fill.answer.parse({ text, language: 'es', boater_language: 'es', missing: [] });
  const server = new ServerDouble()
    .answer(templateApi.getall, { items: [template!], total: 1 })
    .answer(templateApi.fill, filled);
  const marina = { marina_settings: { permissions: { reservation: true, chat: true } } };
  const rendered = await renderConsole(<Choices of={of} />, { server, as: { marina } });
  await rendered.user.click(screen.getByRole('radio', { name: /Message Rosa Almeida first/ }));
  return { ...rendered, server };
}

describe('the message to a visitor who loses the berth', () => {
  it('is filled from a template with the facts of the stay, and can be edited', async () => {
    const { user, server } = await opened('Hola Rosa, el amarre B9 vuelve a su titular.');
    await user.click(await screen.findByRole('button', { name: 'Templates' }));
    await user.click(await screen.findByRole('menuitem', { name: template!.name }));
    const field = screen.getByRole('textbox', { name: 'Message' });
    await waitFor(() => expect(field).toHaveValue('Hola Rosa, el amarre B9 vuelve a su titular.'));
    await waitFor(() => expect(field).toHaveFocus());
    const { boater_id, reservation_id } = visitor;
    expect(server.inputs(templateApi.fill)).toEqual([{ template_id: template!.id, boater_id, reservation_id }]);
    expect(screen.getByTestId('choices')).toHaveTextContent('"choice":"MESSAGE"');
  });

  it('waits until no placeholder is left', async () => {
    const { user } = await opened('Hola Rosa, le ofrecemos {berth}.');
    await user.click(await screen.findByRole('button', { name: 'Templates' }));
    await user.click(await screen.findByRole('menuitem', { name: template!.name }));
    expect(await screen.findByText(/\{berth\}/, { selector: ':not(textarea)' })).toBeVisible();
    expect(screen.getByTestId('choices')).toHaveTextContent('null');
  });

  it('is typed where the boater of the stay is no longer known', async () => {
    await opened('', { ...visitor, boater_id: null });
    expect(screen.getByRole('textbox', { name: 'Message' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Templates' })).toBeNull();
  });
});
