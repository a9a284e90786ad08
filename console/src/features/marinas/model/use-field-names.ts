import { useTranslation } from 'react-i18next';

/** Names a field of the settings by its dotted path, for the notice about a colleague's change. */
export function useFieldNames(): (path: string) => string {
  const { t } = useTranslation('marinas');
  const names: Readonly<Record<string, string>> = {
    max_nights: t('longestStay'),
    min_days_in_advance: t('atLeastAhead'),
    max_days_in_advance: t('atMostAhead'),
    min_hours_in_advance: t('atLeastAhead'),
    max_length: t('trade:length'),
    max_beam: t('trade:beam'),
    max_draft: t('trade:draught'),
    answer_hours: t('answerHours'),
    waiting_offer_hours: t('waitingHours'),
    contacts_shown_days: t('contactsShownDays'),
    additional_requirements: t('additional'),
    cancellation_policy: t('shortStays'),
    cancellation_policy_long: t('longStays'),
    short: t('shortStays'),
    long: t('longContracts'),
    schedule: t('whenKit'),
    notes: t('kitWords'),
    enabled: t('trade:instantBooking'),
    full_payment: t('condition_full_payment'),
    valid_documents: t('condition_valid_documents'),
    stayed_before: t('condition_stayed_before'),
    members_only: t('condition_members_only'),
    name: t('trade:name'),
    time_zone: t('trade:timeZone'),
    office_email: t('trade:emailOfTheOffice'),
    street: t('street'),
    postal_code: t('postalCode'),
    city: t('city'),
    phone: t('trade:phone'),
    website: t('website'),
    vhf_channel: t('vhf'),
    position: t('trade:position'),
    description: t('description'),
    opening_hours: t('hoursTitle'),
    amenities: t('amenities'),
    services: t('services'),
    languages: t('languages'),
  };
  return (path) => names[path.split('.').at(-1) ?? ''] ?? path;
}
