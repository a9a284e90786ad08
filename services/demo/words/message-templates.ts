import type { TemplateForm } from '../../../contracts/messages/template.js';

/** The templates with which the demo's marinas begin. */
export const messageTemplates: readonly TemplateForm[] = [
  {
    name: 'Welcome: your berth',
    about: 'reservation',
    texts: {
      en: 'Hello {boater_name},\n\nberth {berth} is ready for {vessel_name} from {start_date}. Call us on VHF before you enter; we meet you at the pier.\n\n{marina_name}\n{marina_contact}',
      fr: 'Bonjour {boater_name},\n\nla place {berth} est prête pour {vessel_name} à partir du {start_date}. Appelez-nous par VHF avant d’entrer ; nous vous attendons au ponton.\n\n{marina_name}\n{marina_contact}',
      de: 'Guten Tag {boater_name},\n\nder Liegeplatz {berth} ist ab {start_date} für {vessel_name} bereit. Rufen Sie uns vor der Einfahrt über UKW; wir erwarten Sie am Steg.\n\n{marina_name}\n{marina_contact}',
      es: 'Hola, {boater_name}:\n\nel amarre {berth} está listo para {vessel_name} a partir del {start_date}. Llámenos por VHF antes de entrar; le esperamos en el pantalán.\n\n{marina_name}\n{marina_contact}',
      it: 'Buongiorno {boater_name},\n\nil posto {berth} è pronto per {vessel_name} dal {start_date}. Ci chiami via VHF prima di entrare; La aspettiamo al pontile.\n\n{marina_name}\n{marina_contact}',
    },
  },
  {
    name: 'Amount due',
    about: 'reservation',
    texts: {
      en: 'Hello {boater_name},\n\n{amount_due} are still due for your stay {reservation_number} from {start_date} to {end_date}. You can pay by the link in our emails or at the office.\n\n{marina_name}',
      fr: 'Bonjour {boater_name},\n\nil reste {amount_due} à régler pour votre séjour {reservation_number} du {start_date} au {end_date}. Vous pouvez payer par le lien de nos e-mails ou à la capitainerie.\n\n{marina_name}',
      de: 'Guten Tag {boater_name},\n\nfür Ihren Aufenthalt {reservation_number} vom {start_date} bis zum {end_date} sind noch {amount_due} offen. Sie können über den Link in unseren E-Mails oder im Hafenbüro zahlen.\n\n{marina_name}',
      es: 'Hola, {boater_name}:\n\nquedan {amount_due} por pagar de su estancia {reservation_number}, del {start_date} al {end_date}. Puede pagar con el enlace de nuestros correos o en la oficina.\n\n{marina_name}',
      it: 'Buongiorno {boater_name},\n\nper il Suo soggiorno {reservation_number} dal {start_date} al {end_date} restano da pagare {amount_due}. Può pagare con il link nelle nostre e-mail o in ufficio.\n\n{marina_name}',
    },
  },
  {
    name: 'Papers before arrival',
    about: 'reservation',
    texts: {
      en: 'Hello {boater_name},\n\nplease upload the registration and the insurance of {vessel_name} on the page of your reservation before you arrive on {start_date}.\n\n{marina_name}',
      fr: 'Bonjour {boater_name},\n\nmerci de déposer l’immatriculation et l’assurance de {vessel_name} sur la page de votre réservation avant votre arrivée le {start_date}.\n\n{marina_name}',
      de: 'Guten Tag {boater_name},\n\nbitte laden Sie vor Ihrer Ankunft am {start_date} die Registrierung und die Versicherung von {vessel_name} auf der Seite Ihrer Reservierung hoch.\n\n{marina_name}',
      es: 'Hola, {boater_name}:\n\nsuba la matrícula y el seguro de {vessel_name} en la página de su reserva antes de su llegada el {start_date}.\n\n{marina_name}',
      it: 'Buongiorno {boater_name},\n\ncarichi l’immatricolazione e l’assicurazione di {vessel_name} sulla pagina della Sua prenotazione prima dell’arrivo il {start_date}.\n\n{marina_name}',
    },
  },
  {
    name: 'Absence noted',
    about: 'absence_report',
    texts: {
      en: 'Hello {boater_name},\n\nthank you for letting us know that {vessel_name} is away from {start_date} to {end_date}. We look after berth {berth} and may let it to visitors in the meantime.\n\n{marina_name}',
      fr: 'Bonjour {boater_name},\n\nmerci de nous avoir signalé l’absence de {vessel_name} du {start_date} au {end_date}. Nous veillons sur la place {berth} et la louons entre-temps si possible.\n\n{marina_name}',
      de: 'Guten Tag {boater_name},\n\ndanke für die Meldung, dass {vessel_name} vom {start_date} bis zum {end_date} abwesend ist. Wir achten auf den Liegeplatz {berth} und vergeben ihn in dieser Zeit nach Möglichkeit.\n\n{marina_name}',
      es: 'Hola, {boater_name}:\n\ngracias por avisarnos de que {vessel_name} estará fuera del {start_date} al {end_date}. Cuidamos del amarre {berth} y, si es posible, lo alquilamos mientras tanto.\n\n{marina_name}',
      it: 'Buongiorno {boater_name},\n\ngrazie per averci avvisato che {vessel_name} sarà via dal {start_date} al {end_date}. Ci occupiamo del posto {berth} e, se possibile, lo affittiamo nel frattempo.\n\n{marina_name}',
    },
  },
];
