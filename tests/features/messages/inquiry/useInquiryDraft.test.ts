// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useAskDraft } from '#entities/appointment/useAskDraft.ts';
import { useInquiryDraft } from '#features/messages/inquiry/useInquiryDraft.ts';

const exhibitionId = 'open00000000000000000001';
const [one, other] = ['visitor-a', 'visitor-b'].map((visitorId) => ({ exhibitionId, visitorId }));
const productId = 'product00000000000000001';
const start = { isReasonOptional: false, reason: '', place: '' };

beforeEach(() => sessionStorage.clear());

describe('what one visitor has typed on a tab', () => {
  it('about an inquiry, and that a number is given, is not there for the visitor who logs in next', () => {
    const typed = renderHook(() => useInquiryDraft(one!, productId, 'inquiry')).result;
    act(() => typed.current.change({ note: '只给你看的价格', givesMobile: true }));
    const next = renderHook(() => useInquiryDraft(other!, productId, 'inquiry')).result;
    expect(next.current.values).toMatchObject({ note: '', givesMobile: false });
    const back = renderHook(() => useInquiryDraft(one!, productId, 'inquiry')).result;
    expect(back.current.values).toMatchObject({ note: '只给你看的价格', givesMobile: true });
  });

  it('about an appointment is not there for the visitor who logs in next', () => {
    const typed = renderHook(() => useAskDraft(one!, 'exhibitor/new', start)).result;
    act(() => typed.current.typeReason('谈价格'));
    expect(renderHook(() => useAskDraft(other!, 'exhibitor/new', start)).result.current.reason).toBe('');
    expect(renderHook(() => useAskDraft(one!, 'exhibitor/new', start)).result.current.reason).toBe('谈价格');
  });
});
