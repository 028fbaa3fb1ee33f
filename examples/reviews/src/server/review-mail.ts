import { defineMail } from '@admin/server';
import { Type } from 'typebox';

/** The mail about a published review. */
export const publishedMail = defineMail({
  id: 'reviews.published',
  values: Type.Object({ text: Type.String(), stars: Type.Integer() }),
  texts: {
    subject: 'A review with {stars} of 5 stars',
    paragraphs: ['A review was published:', '{text}'],
  },
  translations: {
    fr: { subject: 'Un avis avec {stars} étoiles sur 5', paragraphs: ['Un avis est paru :', '{text}'] },
  },
});
