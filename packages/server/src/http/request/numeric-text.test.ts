import { Ids } from '@admin/contract';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { readNumericText } from './request-validator.ts';

const schema = Type.Object({ ids: Ids({ minItems: 1 }), names: Type.Array(Type.String()) });

describe('ids sent as text', () => {
  it('become numbers where the schema declares ids', () => {
    const body = { ids: ['3', 8], names: ['3'] };
    readNumericText(schema, body);
    expect(body).toEqual({ ids: [3, 8], names: ['3'] });
  });

  it.each([['3.0'], ['0x3'], [' 3'], ['-1'], ['0'], ['1e3'], ['9'.repeat(16)], [null], [[3]]])(
    'stay unchanged when they are no valid id: %j',
    (sent) => {
      const body = { ids: [sent] };
      readNumericText(schema, body);
      expect(body).toEqual({ ids: [sent] });
    },
  );

  it('are replaced in objects only', () => {
    expect(() => readNumericText(schema, null)).not.toThrow();
    expect(() => readNumericText(Type.Any(), { ids: '3' })).not.toThrow();
  });
});
