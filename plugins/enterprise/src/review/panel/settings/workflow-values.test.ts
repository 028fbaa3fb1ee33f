import { describe, expect, it } from 'vitest';
import { articles } from '../fixtures/review-panel.testing.ts';
import {
  changedWorkflowBody,
  checkWorkflow,
  newStage,
  newWorkflowBody,
  newWorkflowValues,
  ruleFrom,
  withoutStage,
  workflowValues,
} from './workflow-values.ts';

const values = workflowValues(articles);

describe('the values of a workflow', () => {
  it('group the transitions by the stage that they lead to', () => {
    expect(values.stages.map(({ moves }) => moves)).toEqual([
      { by: 'all', rule: null },
      { by: 'all', rule: null },
      { by: 'all', rule: [2] },
    ]);
  });

  it('keep rules that depend on the current stage, and moves that are not permitted', () => {
    const [draft, inReview, approved] = articles.stages;
    const stages = [{ ...draft!, transitions: [] }, { ...inReview!, transitions: [] }, approved!];
    const [first] = workflowValues({ ...articles, stages }).stages;
    expect(first?.moves).toEqual({ by: 'stage', from: { 2: [], 3: null } });
  });

  it('become the same transitions again', () => {
    const body = changedWorkflowBody(values, articles);
    expect(body).toMatchObject({ name: 'Articles', version: 4, stageRequiredToPublish: 3, moveTo: [] });
    expect(body.stages).toEqual(articles.stages);
  });

  it('refer to new stages by keys', () => {
    const created = newWorkflowValues(['Draft', 'Approved']);
    const body = newWorkflowBody({ ...created, name: 'News', requiredStage: -2 });
    expect(body.stageRequiredToPublish).toBe('new-2');
    expect(body.stages).toMatchObject([
      { key: 'new-1', name: 'Draft', transitions: [{ to: 'new-2', roles: null }] },
      { key: 'new-2', name: 'Approved', transitions: [{ to: 'new-1', roles: null }] },
    ]);
  });

  it('permit no move from a new stage by rules that depend on the current stage', () => {
    const [stage] = values.stages;
    const strict = { ...stage!, moves: { by: 'stage' as const, from: { 2: null } } };
    expect(ruleFrom(strict, newStage(values.stages).key)).toEqual([]);
  });
});

describe('a deleted stage', () => {
  it('hands over its entries, and those that were to move there', () => {
    const once = withoutStage(values, 2, 1);
    const twice = withoutStage(once, 1, 3);
    expect(twice.movedTo).toEqual({ 1: 3, 2: 3 });
    expect(changedWorkflowBody(twice, articles).moveTo).toEqual([
      { stage: 1, to: 3 },
      { stage: 2, to: 3 },
    ]);
  });

  it('is no longer required to publish', () => {
    expect(withoutStage(values, 3, 1).requiredStage).toBeNull();
  });

  it('hands over nothing when it was never stored', () => {
    const added = { ...values, stages: [...values.stages, newStage(values.stages)] };
    expect(withoutStage(added, -1, 1).movedTo).toEqual({});
  });
});

describe('content types that leave', () => {
  it('are sent with the destination of their entries', () => {
    const left = { ...values, contentTypes: [], detached: { 'api::article.article': 8 } };
    expect(changedWorkflowBody(left, articles).detached).toEqual([{ uid: 'api::article.article', to: 8 }]);
  });

  it('are not sent when they were added again', () => {
    const again = { ...values, detached: { 'api::article.article': 8 } };
    expect(changedWorkflowBody(again, articles).detached).toEqual([]);
  });
});

describe('a workflow', () => {
  it('needs a name, and named stages with different names', () => {
    const [draft, inReview, approved] = values.stages;
    const errors = checkWorkflow({
      ...values,
      name: '',
      stages: [draft!, { ...inReview!, name: ' ' }, { ...approved!, name: 'DRAFT' }],
    });
    expect(Object.keys(errors ?? {})).toEqual(['name', 'stageNames.k2', 'stageNames.k3']);
    expect(checkWorkflow(values)).toBeUndefined();
  });
});
