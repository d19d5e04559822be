// For the journey that runs it, which is checked without the scripts.
import type { BrowserContext, Page } from '@playwright/test';

export function proveNumber(page: Page): Promise<void>;
export function fillIdentity(page: Page): Promise<void>;
export function registerVisitor(context: BrowserContext, origin: string, exhibition: string): Promise<void>;
