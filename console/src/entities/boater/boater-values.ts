/** A boater as typed into a form. An empty field means that the value is unknown. */
export interface BoaterValues {
  /** Id in the register; '' for a boater who is not registered. */
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
