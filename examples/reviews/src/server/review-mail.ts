import { defineMail } from '@admin/server';
import { Type } from 'typebox';

/** Tells that there is a review. */
export const publishedMail = defineMail({
  id: 'reviews.published',
  values: Type.Object({ text: Type.String(), stars: Type.Integer() }),
  texts: {
    subject: 'A review with {stars} of 5 stars',
    paragraphs: ['Somebody published a review:', '{text}'],
  },
  translations: {
    fr: { subject: 'Un avis avec {stars} étoiles sur 5', paragraphs: ['Un avis est paru :', '{text}'] },
  },
});
