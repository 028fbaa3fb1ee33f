import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isGuessable } from './is-guessable.ts';

describe('a secret', () => {
  it.each([
    'a'.repeat(64),
    'abcdefghij'.repeat(4),
    '0123456789abcdef'.repeat(2),
    '0123456789abcdefghijklmnopqrstuvwxyz',
    'zyxwvutsrqponmlkjihgfedcba9876543210',
    'qwertyuiopasdfghjklzxcvbnm1234567890',
    'QWERTYUIOPASDFGHJKLZXCVBNM1234567890',
    'toBeModified1,toBeModified2,toBeModified3',
    'tobemodifiedtobemodifiedtobemodified',
    'please-change-me-1234567890-abcdef',
    'kP2vX9qZ'.repeat(4),
    'kP2vX9qZ-kP2vX9qZ+kP2vX9qZ/kP2vX9qZ',
    'ab12cd'.repeat(6),
    '',
  ])('is guessable if it is not random: %s', (secret) => {
    expect(isGuessable(secret)).toBe(true);
  });

  it.each([
    ['32 hexadecimal digits', () => randomBytes(16).toString('hex')],
    ['64 hexadecimal digits', () => randomBytes(32).toString('hex')],
    ['32 characters of base64', () => randomBytes(24).toString('base64')],
    ['64 characters of base64url', () => randomBytes(48).toString('base64url')],
    ['two UUIDs', () => `${randomUUID()}${randomUUID()}`],
  ])('is not guessable when it was generated as %s', (_, draw) => {
    const drawn = Array.from({ length: 500 }, draw);
    expect(drawn.filter(isGuessable)).toEqual([]);
  });

  it('is not guessable when it consists of several random words', () => {
    expect(isGuessable('gravel-otter-ninety-lantern-mosaic-drift')).toBe(false);
  });
});
