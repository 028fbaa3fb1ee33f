import { defineSharedField } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { defineCustomField, type ServerCustomField } from '../../plugin-api/index.ts';
import { customFieldValidators } from './custom-fields.ts';

const tooMany = {
  id: 'reviews.too-many',
  defaultMessage: 'Give {most} stars or fewer, not {given} {stars}.',
};

const faultOf = (field: ServerCustomField, value: unknown) =>
  customFieldValidators([{ id: 'reviews', customFields: [field] }])
    .get(`plugin::reviews.${field.name}`)
    ?.validate(value, { path: ['stars'], options: { most: 5 } });

describe('customFieldValidators', () => {
  it('[P38] returns the English text and the message of a field that both halves share', () => {
    const stars = defineSharedField({
      name: 'stars',
      type: 'integer',
      validate: (given, { options: { most } }) =>
        given <= Number(most) ? null : { ...tooMany, values: { most: Number(most), given } },
    });
    expect(faultOf(stars, 6)).toEqual({
      message: 'Give 5 stars or fewer, not 6 {stars}.',
      text: { id: 'reviews.too-many', values: { most: 5, given: 6 } },
    });
    expect(faultOf(stars, 5)).toBeUndefined();
  });

  it('[P38] returns a text without a message unchanged', () => {
    const plain = defineCustomField({ name: 'plain', type: 'string', validate: () => 'Not {this}' });
    expect(faultOf(plain, 'x')).toEqual({ message: 'Not {this}' });
  });
});
