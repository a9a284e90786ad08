import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { attachmentApi } from '../../../../../contracts/reservations/api.js';
import { reservationDetail } from '../../../../../contracts/reservations/detail.js';
import { exampleAttachment, exampleDetail } from '../../../../../contracts/reservations/examples.js';
import type { RequiredDocuments } from '../../../../../contracts/reservations/vocabulary-schemas.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { Documents } from './documents.js';

const example = reservationDetail.parse(exampleDetail);
const all = { vessel_insurence: true, vessel_license: true, skipper_id: true };

describe('documents', () => {
  it('says which papers are there, missing, or not asked for', async () => {
    const reservation = { ...example, required_documents: { ...all, skipper_id: false } };
    const { container } = await renderConsole(
      <main>
        <Documents reservation={reservation} canEdit={false} onRequiredChange={jest.fn()} />
      </main>,
    );
    expect(container.querySelector('[data-document=VESSEL_INSURANCE] [data-mark=booked]')).not.toBeNull();
    expect(screen.getByText('Boat registration missing')).not.toBeNull();
    expect(screen.getByText('Skipper ID: not required')).not.toBeNull();
    expect(within(screen.getByRole('main')).getByRole('status').textContent).toContain('1 document missing');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('lets staff ask for a paper', async () => {
    const onRequiredChange = jest.fn<(required: RequiredDocuments) => void>();
    const { user } = await renderConsole(
      <main>
        <Documents reservation={example} canEdit onRequiredChange={onRequiredChange} />
      </main>,
    );
    await user.click(screen.getByRole('checkbox', { name: 'Skipper ID required' }));
    expect(onRequiredChange).toHaveBeenLastCalledWith({ ...example.required_documents, skipper_id: true });
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('1 document missing');
  });

  it('opens a file by a fresh link', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, server } = await renderConsole(
      <main>
        <Documents reservation={example} canEdit onRequiredChange={jest.fn()} />
      </main>,
    );
    await user.click(screen.getByRole('button', { name: /insurance-2027.pdf, 182 kB/ }));
    expect(server.inputs(attachmentApi.getLink)).toEqual([{ attachment_id: exampleAttachment.id }]);
    expect(click).toHaveBeenCalledTimes(1);
    click.mockRestore();
  });

  it('says when a file cannot be had', async () => {
    const { user, server } = await renderConsole(
      <main>
        <Documents reservation={example} canEdit onRequiredChange={jest.fn()} />
      </main>,
    );
    server.refuse(attachmentApi.getLink, { status: 404, error_type: 'NOT_FOUND' });
    await user.click(screen.getByRole('button', { name: /insurance-2027.pdf/ }));
    expect(await within(screen.getByRole('main')).findByRole('alert')).not.toBeNull();
  });
});
