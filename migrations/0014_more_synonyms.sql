-- A misspelled synonym is corrected like a word of the catalogue.
create function learn_synonyms() returns trigger language plpgsql as $$
begin
  perform learn_words(array_agg(array_to_string(terms, ' '))) from after;
  return null;
end
$$;
--> statement-breakpoint
create trigger learn_inserted after insert on search_synonyms
  referencing new table as after for each statement execute function learn_synonyms();
--> statement-breakpoint
create trigger learn_updated after update on search_synonyms
  referencing new table as after for each statement execute function learn_synonyms();
--> statement-breakpoint
select learn_words(array_agg(array_to_string(terms, ' '))) from search_synonyms;
--> statement-breakpoint
insert into search_synonyms (terms) values
  (array['vpn', 'remote access', 'zero trust', 'permissions', 'access review']),
  (array['firewall', 'antivirus', 'endpoint', 'edr', 'siem', 'mdm', 'device management', 'devices', 'security']),
  (array['patch management', 'uptime', 'observability', 'monitoring', 'maintenance']),
  (array['compliance', 'hipaa', 'pci dss', 'ccpa', 'nis2', 'regulation', 'baseline', 'audit']),
  (array['offboarding', 'leaver', 'joiner', 'access review', 'onboarding']),
  (array['identity management', 'user management', 'access review', 'permissions']),
  (array['password vault', '1password', 'lastpass', 'bitwarden', 'passwords', 'password manager']),
  (array['spam', 'spam filter', 'email security', 'phishing']),
  (array['red team', 'bug bounty', 'scanner', 'vulnerability', 'penetration test']),
  (array['business continuity', 'emergency plan', 'ransomware', 'backup', 'restore', 'incident plan']),
  (array['cyber insurance', 'insurer', 'risk assessment', 'security assessment', 'security review', 'self-assessment']),
  (array['file sharing', 'file storage', 'cloud storage', 'dropbox', 'sharing', 'access', 'cloud']),
  (array['quality assurance', 'qa', 'software testing', 'tested', 'testing']),
  (array['translation', 'translator', 'translate', 'multilingual', 'localization', 'languages']),
  (array['churn', 'retention', 'attrition', 'customer success', 'revenue', 'survey']),
  (array['loyalty', 'rewards', 'referral', 'repeat customers', 'newsletter', 'campaigns']),
  (array['salesforce', 'hubspot', 'pipedrive', 'zoho', 'sales pipeline', 'deals', 'crm', 'sales']),
  (array['lead scoring', 'leadgen', 'prospecting', 'cold email', 'outreach', 'b2b', 'prospects', 'lead generation']),
  (array['telemarketing', 'telesales', 'dialer', 'voip', 'pbx', 'phone system', 'call centre', 'call center', 'calls']),
  (array['live chat', 'chat', 'messenger', 'whatsapp', 'virtual agent', 'chatbot', 'assistant']),
  (array['service desk', 'help desk', 'msp', 'managed services', 'managed it', 'zendesk', 'freshdesk', 'it support', 'support']),
  (array['gmail', 'outlook', 'microsoft 365', 'google workspace', 'shared inbox', 'inbox', 'mailbox']),
  (array['expense', 'receipt', 'reimbursement', 'spending', 'invoice', 'accounting']),
  (array['accounts receivable', 'dunning', 'e-invoicing', 'subscription billing', 'invoice']),
  (array['quickbooks', 'xero', 'datev', 'accountant', 'bookkeeper', 'accounting']),
  (array['cash flow', 'budget', 'financial planning', 'financial reporting', 'finance', 'revenue', 'forecast']),
  (array['payments', 'stripe', 'payment processing', 'checkout', 'invoice', 'online store']),
  (array['erp', 'sap', 'netsuite', 'odoo', 'accounting', 'orders', 'inventory', 'integration']),
  (array['supplier', 'sourcing', 'purchase order', 'procurement', 'vendor', 'vendor invoices']),
  (array['okr', 'objectives', 'goals', 'scorecard', 'metrics', 'measurement']),
  (array['data visualization', 'visualization', 'tableau', 'power bi', 'looker', 'charts', 'dashboards', 'analytics']),
  (array['web analytics', 'google analytics', 'matomo', 'traffic', 'visitors', 'website analytics', 'visits']),
  (array['nps', 'csat', 'customer satisfaction', 'sentiment', 'text analytics', 'open-ended answers', 'survey']),
  (array['customer feedback', 'customer survey', 'voice of the customer', 'employee engagement', 'survey', 'open-ended answers']),
  (array['market research', 'user research', 'competitor', 'benchmark', 'research', 'interviews']),
  (array['price optimization', 'dynamic pricing', 'margin', 'pricing']),
  (array['predictive analytics', 'demand forecasting', 'sales forecast', 'forecasting']),
  (array['hris', 'hrm', 'hcm', 'ats', 'employee', 'performance review', 'org chart', 'organization chart', 'hr', 'human resources']),
  (array['payslip', 'paycheck', 'payroll']),
  (array['holiday', 'annual leave', 'sick leave', 'leave management', 'time off', 'vacation']),
  (array['rota', 'roster', 'shift', 'workforce', 'labor scheduling', 'schedule', 'time sheets']),
  (array['lms', 'e-learning', 'online course', 'learning management', 'training']),
  (array['project management', 'program management', 'task management', 'tasks', 'kanban', 'asana', 'trello', 'jira', 'checklists', 'workflow']),
  (array['collaboration', 'team chat', 'slack', 'microsoft teams', 'meetings', 'shared inbox']),
  (array['to-do list', 'todo', 'checklists', 'onboarding checklists']),
  (array['note taking', 'note taker', 'meeting notes', 'speech to text', 'dictation', 'zoom', 'webex', 'video conferencing', 'transcription', 'recording', 'meeting minutes']),
  (array['document management', 'dms', 'paperless', 'documents', 'pdf']),
  (array['clm', 'nda', 'contract lifecycle', 'legal tech', 'legaltech', 'contract']),
  (array['docusign', 'electronic signature', 'digital signature', 'digital signing', 'e-signature', 'signature']),
  (array['quote generator', 'price quote', 'proposal', 'quotes']),
  (array['knowledge base', 'wiki', 'faq', 'notion', 'confluence', 'documentation', 'your documents']),
  (array['mailchimp', 'mailing', 'email campaign', 'newsletter']),
  (array['marketing automation', 'drip campaign', 'lead nurturing', 'sms', 'campaigns']),
  (array['facebook ads', 'google ads', 'meta ads', 'tiktok', 'youtube', 'social media', 'ads']),
  (array['blog', 'articles', 'content marketing', 'copywriter', 'content', 'copy', 'newsletter']),
  (array['web design', 'website builder', 'wordpress', 'wix', 'squarespace', 'web hosting', 'domain name', 'intranet', 'website']),
  (array['eshop', 'webstore', 'web store', 'shopify', 'woocommerce', 'magento', 'online selling', 'point of sale', 'pos', 'catalog', 'e-commerce', 'online store']),
  (array['stock control', 'stock management', 'wms', 'warehouse management', 'logistics', 'picking', 'inventory', 'warehouse']),
  (array['temperature', 'humidity', 'telemetry', 'sensors']),
  (array['route optimization', 'fleet management', 'delivery', 'logistics', 'field service', 'distance']),
  (array['mobile app', 'app development', 'mvp', 'ux', 'user experience', 'user interface', 'figma', 'prototype', 'screens']),
  (array['customization', 'bespoke', 'tailor-made', 'custom']),
  (array['zapier', 'ipaas', 'n8n', 'low-code', 'no-code', 'bpm', 'business process', 'workflow', 'integration']),
  (array['etl', 'data migration', 'data integration', 'webhook', 'middleware', 'sync', 'api', 'integration']),
  (array['process mapping', 'process optimization', 'process improvement', 'six sigma', 'lean', 'kaizen', 'process map']),
  (array['chatgpt', 'openai', 'claude', 'gemini', 'generative ai', 'prompt engineering', 'prompts', 'language model', 'model']),
  (array['digital transformation', 'digitalization', 'digitization', 'modernization', 'innovation', 'strategy', 'roadmap']),
  (array['cto', 'fractional cto', 'tech lead', 'architect', 'advice']),
  (array['business plan', 'coaching', 'mentor', 'growth', 'strategy', 'consulting']),
  (array['gambling', 'fantasy sports', 'sports predictions', 'betting']);
