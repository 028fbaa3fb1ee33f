import { expect, it } from 'vitest';
import { createCallChain } from './call-chain.ts';

const chain = createCallChain('s'.repeat(32));

it('reads the depth of a header that it signed', () => {
  expect(chain.depthOf(chain.valueOf(1, 'msg_a1'))).toBe(1);
  expect(chain.depthOf(chain.valueOf(12, 'msg_a1'))).toBe(12);
});

it.each([
  ['nothing', undefined],
  ['a number', '1'],
  ['a signature for another depth', chain.valueOf(1, 'msg_a1').replace('1.', '2.')],
  ['a signature for another message', chain.valueOf(1, 'msg_a1').replace('a1', 'a2')],
  ['another server', createCallChain('t'.repeat(32)).valueOf(1, 'msg_a1')],
  ['several headers', [chain.valueOf(1, 'msg_a1')]],
  ['a flood', '1'.repeat(100_000)],
])('returns depth 0 for %s', (_case, value) => {
  expect(chain.depthOf(value)).toBe(0);
});
