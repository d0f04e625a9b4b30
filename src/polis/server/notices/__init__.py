"""NoticeSettings those who are not looking: Web Push to browsers, webhooks to programs."""
