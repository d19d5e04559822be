// For the journey that runs it, which is checked without the scripts.
import type { Page } from '@playwright/test';

export function openQuestions(page: Page, origin: string, target: string): Promise<void>;
export function pasteRows(page: Page, origin: string): Promise<void>;
export function failToSubmit(page: Page): Promise<void>;
export const rowCount: number;
export const steps: Record<'add' | 'open' | 'back', { press: string; there: string }>;
