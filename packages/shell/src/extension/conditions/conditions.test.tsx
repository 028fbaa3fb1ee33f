import type { ProjectType } from '@admin/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestHost } from '../../testing/create-test-host.ts';
import { renderWithPlugins } from '../../testing/render-with-plugins.tsx';
import { definePlugin } from '../core/plugin.ts';
import { ActionOutlet } from '../outlets/actions/ActionOutlet.tsx';
import { ZoneOutlet } from '../outlets/ZoneOutlet.tsx';
import { createActionPoint } from '../points/actions.ts';
import { createZone } from '../points/zones.ts';
import { groupPermissions } from '../../permissions/grouped-permissions.ts';
import { all, any, can, contentType, flag, not, type ContentCondition, isMet } from './condition.ts';

const project = { isEE: true, features: [{ name: 'sso' }], flags: { nps: false, promoteEE: true } };
const read = { action: 'notes.read', subject: 'api::note.note', properties: {}, conditions: [] };
const surroundings = { granted: groupPermissions([read]), project };
const note = { contentType: 'api::note.note' };

describe('isMet', () => {
  it.each<[boolean, ContentCondition]>([
    [true, can('notes.read', 'api::note.note')],
    [false, can('notes.read')],
    [true, flag('enterprise')],
    [true, flag('sso')],
    [true, flag('promoteEE')],
    [false, flag('nps')],
    [false, flag('audit-logs')],
    [true, contentType('api::tag.tag', 'api::note.note')],
    [false, contentType('api::tag.tag')],
    [true, all()],
    [false, any()],
    [true, all(flag('sso'), not(flag('nps')))],
    [false, all(flag('sso'), flag('nps'))],
    [true, any(flag('nps'), all(flag('sso'), can('notes.read', 'api::note.note')))],
  ])('[E62] returns %s for %j', (expected, condition) => {
    expect(isMet(condition, surroundings, note)).toBe(expected);
    // Conditions are data: a stored or sent one means the same.
    expect(isMet(JSON.parse(JSON.stringify(condition)) as ContentCondition, surroundings, note)).toBe(
      expected,
    );
  });

  it.each<[boolean, string, Partial<ProjectType>]>([
    [true, 'that lists no features', {}],
    [true, 'that offers it', { promoted: ['audit-logs', 'sso'] }],
    [false, 'without it', { promoted: ['audit-logs'] }],
    [false, 'that is on', { isEE: true }],
    [false, 'without promotion', { flags: { nps: false, promoteEE: false } }],
  ])('[E62] promotes a feature: %s for an edition %s', (expected, _edition, type) => {
    const off = { ...project, isEE: false, features: [], ...type };
    expect(isMet(flag('promote:sso'), { granted: null, project: off })).toBe(expected);
  });

  it('[E62] accepts the content type as a uid or a description, and an absent one', () => {
    const isNote = contentType('api::note.note');
    expect(isMet(isNote, surroundings, { contentType: { uid: 'api::note.note' } })).toBe(true);
    expect(isMet(isNote, surroundings)).toBe(false);
  });

  it('[E62] returns false for an invalid condition', () => {
    for (const strange of [{ weather: 'fine' }, 'fine', 7, null]) {
      expect(isMet(strange as unknown as ContentCondition, surroundings)).toBe(false);
    }
  });
});

const component = () => Promise.resolve({ default: () => <p>There</p> });

describe('a contribution with a condition', () => {
  const zone = createZone<{ readonly contentType: { readonly uid: string } }>('test.zone');
  const actions = createActionPoint<{ readonly contentType: string }>({
    id: 'test.actions',
    noun: 'Actions',
  });
  const label = { id: 'guest.greet', defaultMessage: 'Greet' };

  function show(when: ContentCondition) {
    const greet = { id: 'guest.greet', when, useAction: () => ({ label, run: () => undefined }) };
    const { unmount } = renderWithPlugins(
      <>
        <ZoneOutlet props={{ contentType: { uid: 'api::note.note' } }} zone={zone} />
        <ActionOutlet input={{ contentType: 'api::note.note' }} point={actions}>
          {(action) => <button type="button">{action.label}</button>}
        </ActionOutlet>
      </>,
      {
        points: [zone, actions],
        services: createTestHost({ permissions: [read], project }).services,
        plugins: [
          definePlugin({
            id: 'guest',
            contributes: [zone.add({ id: 'guest.part', component, when }), actions.add(greet)],
          }),
        ],
      },
    );
    return { unmount };
  }

  it('[E62] is rendered where the condition is met, in zones and among actions', async () => {
    const { unmount } = show(all(contentType('api::note.note'), flag('sso')));
    expect(await screen.findByText('There')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Greet' })).toBeInTheDocument();
    unmount();
    show(not(contentType('api::note.note')));
    expect(screen.queryByText('There')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Greet' })).not.toBeInTheDocument();
  });
});
