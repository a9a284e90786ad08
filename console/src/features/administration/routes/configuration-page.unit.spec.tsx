import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configurationApi, legalTextApi, marinaApi } from '../../../../../contracts/marinas/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component } from './configuration-page.js';

const admin = { user: { is_admin: true }, marina: null };
const receipt = configurationApi.publish.example.answer;
const serving = () =>
  new ServerDouble()
    .answer(configurationApi.get, configurationApi.get.example.answer)
    .answer(configurationApi.offer, receipt)
    .answer(configurationApi.publish, receipt)
    .answer(configurationApi.setLogo, receipt)
    .answer(configurationApi.removeLogo, receipt)
    .answer(configurationApi.reloadPages, receipt)
    .answer(marinaApi.getall, marinaApi.getall.example.answer)
    .answer(legalTextApi.text, legalTextApi.text.example.answer);

describe('the configuration', () => {
  it('publishes a new version of a text after a question', async () => {
    const server = serving();
    const { user } = await renderConsole(<Component />, { at: '/configuration', as: admin, server });
    await user.click(await screen.findByRole('button', { name: 'Write a new version' }));
    const text = screen.getByRole('textbox', { name: '1. Text of the section' });
    await user.clear(text);
    await user.type(text, 'One.{Enter}{Enter}Two.');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const question = await screen.findByRole('alertdialog');
    expect(server.received(configurationApi.publish)).toHaveLength(0);
    await user.click(within(question).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('The new version is published')).toBeVisible();
    expect(server.inputs(configurationApi.publish)).toEqual([
      {
        kind: 'terms_of_service',
        language: 'en',
        text: { title: 'Cookie policy', sections: [{ title: 'Storage', paragraphs: ['One.', 'Two.'] }] },
      },
    ]);
  });

  it('names a section without text', async () => {
    const { user } = await renderConsole(<Component />, { at: '/configuration', as: admin, server: serving() });
    await user.click(await screen.findByRole('button', { name: 'Write a new version' }));
    await user.click(screen.getByRole('button', { name: 'Add a section' }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Enter a title for the section.')).toBeVisible();
    expect(screen.getByText('Enter the section’s text.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('reloads the open pages of all marinas, or of one, after a question', async () => {
    const server = serving();
    const [marina] = marinaApi.getall.example.answer.items;
    const { user } = await renderConsole(<Component />, { at: '/configuration', as: admin, server });
    const reload = async () => {
      await user.click(await screen.findByRole('button', { name: 'Reload open pages' }));
      const question = await screen.findByRole('alertdialog');
      await user.click(within(question).getByRole('button', { name: 'Reload open pages' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await reload();
    await user.selectOptions(
      screen.getByLabelText('Marina'),
      await screen.findByRole('option', { name: marina?.name ?? '' }),
    );
    await reload();
    expect(server.inputs(configurationApi.reloadPages)).toEqual([{ marina_id: null }, { marina_id: marina?.id }]);
  });

  it('saves names of associations and the amenities', async () => {
    const server = serving();
    const { user } = await renderConsole(<Component />, { at: '/configuration', as: admin, server });
    const igy = await screen.findByRole('textbox', { name: 'IGY' });
    await user.clear(igy);
    await user.type(igy, 'IGY Group');
    await user.click(screen.getByRole('checkbox', { name: 'Laundry' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('The configuration is saved')).toBeVisible();
    expect(server.inputs(configurationApi.offer)).toEqual([
      {
        offer: {
          associations: { TEM: 'TEM', BFG: 'BFG', IGY: 'IGY Group', STX: 'STX' },
          amenities: ['SHOWERS', 'LAUNDRY', 'WIFI'],
        },
      },
    ]);
  });

  it('shows the logos on their grounds, uploads one, and removes one', async () => {
    const server = serving();
    const { user } = await renderConsole(<Component />, { at: '/configuration', as: admin, server });
    const igy = within(await screen.findByRole('group', { name: 'IGY Marinas' }));
    expect(igy.getAllByText('No logo')).toHaveLength(2);
    const tem = within(screen.getByRole('group', { name: 'TEM' }));
    expect(tem.getByRole('img', { name: 'Logo of TEM for a light background' })).toHaveAttribute(
      'src',
      configurationApi.get.example.answer.logos.TEM.light,
    );
    const dark = igy.getByLabelText('Logo of IGY Marinas for a dark background', { selector: 'input' });
    const pdf = new File(['x'], 'igy.pdf', { type: 'application/pdf' });
    await userEvent.setup({ applyAccept: false }).upload(dark, pdf);
    expect(igy.getByRole('alert')).toHaveTextContent('Choose a PNG, JPEG or WebP picture.');
    await user.upload(dark, new File(['x'], 'igy.png', { type: 'image/png' }));
    expect(await screen.findByText('The logo is saved')).toBeVisible();
    expect(server.inputs(configurationApi.setLogo)).toEqual([{ association: 'IGY', scheme: 'dark' }]);
    await user.click(tem.getByRole('button', { name: 'Remove: Logo of TEM for a light background' }));
    expect(await screen.findByText('The logo is removed')).toBeVisible();
    expect(server.inputs(configurationApi.removeLogo)).toEqual([{ association: 'TEM', scheme: 'light' }]);
    expect(tem.getByRole('button', { name: 'Replace: Logo of TEM for a light background' })).toHaveFocus();
  });

  it('is for administrators only', async () => {
    const server = serving();
    await renderConsole(<Component />, { at: '/configuration', server });
    expect(await screen.findByText('Only administrators can configure the installation.')).toBeVisible();
    expect(server.received(configurationApi.get)).toHaveLength(0);
  });
});
