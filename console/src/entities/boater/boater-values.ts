/** A boater as a form holds them while they are typed; empty: not known. */
export interface BoaterValues {
  /** Of the register; '' for somebody who is not in it. */
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  language: 'en' | 'fr' | 'de' | 'es' | 'it';
  birthday: string;
  country_of_residence: string;
  postal_code: string;
}

export const noBoater: BoaterValues = {
  id: '',
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  language: 'en',
  birthday: '',
  country_of_residence: '',
  postal_code: '',
};
