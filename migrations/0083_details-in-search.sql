drop trigger if exists index_details_written on item_details;
--> statement-breakpoint
drop trigger if exists index_details_deleted on item_details;
--> statement-breakpoint
drop function if exists index_details_of_solution();
--> statement-breakpoint
-- The searched words of the details of a product or solution.
create or replace function details_words(of_kind text, of_id text) returns text language sql stable parallel safe as $$
  select string_agg(text #>> '{}', ' ')
  from item_details,
    jsonb_path_query(details, 'strict $.keyvalue() ? (@.key == "steps" || @.key == "needs" || @.key == "connections" || @.key == "questions").value.** ? (@.type() == "string")') as text
  where kind = of_kind and item_id = of_id
$$;
--> statement-breakpoint
-- search_vector: words by weight (name A; tags, category and seller B; descriptions C; features and details D).
-- search_text: name, description, tags and id in lower case, separated by control characters, which no search
-- term can contain.
create or replace function set_product_search() returns trigger language plpgsql as $$
begin
  new.search_vector := search_vector(
    new.name,
    concat_ws(' ', array_to_string(new.tags, ' '),
      (select name from marketplace_categories where id = new.category_id),
      (select name from marketplace_sellers where id = new.seller_id)),
    new.short_description || ' ' || new.description,
    concat_ws(' ', array_to_string(new.features, ' '), details_words('product', new.id)));
  new.search_text := lower(
    new.name || E'\n' || new.description || E'\x1f' || array_to_string(new.tags, E'\x1f') || E'\x1f' || new.id);
  return new;
end
$$;
--> statement-breakpoint
-- Only products whose searched words changed. The words of category and seller names are added with their own
-- documents.
create or replace function learn_changed_products() returns trigger language plpgsql as $$
begin
  perform learn_words(array_agg(concat_ws(' ', later.name, array_to_string(later.tags, ' '), later.short_description,
    later.description, array_to_string(later.features, ' '), details_words('product', later.id))))
  from after as later
  join before as earlier using (id)
  where later.search_vector is distinct from earlier.search_vector;
  return null;
end
$$;
--> statement-breakpoint
-- The job for renamed categories and sellers adds the words of details to the products of an existing shop.
insert into search_renames (id)
select id from marketplace_categories union select id from marketplace_sellers
on conflict do nothing;
--> statement-breakpoint
-- 'Leave' alone has other meanings: 'what to leave alone'.
update search_synonyms
set terms = array_replace(terms, 'leave', 'leave of absence')
where 'leave' = any (terms) and 'time off' = any (terms);
--> statement-breakpoint
-- More of what buyers call things. Rows that staff wrote stay as they are.
insert into search_synonyms (terms) values
  (array['supplier bills', 'vendor bills', 'pile of bills', 'stack of bills', 'three way match', 'packing slip', 'delivery slip', 'charged more than', 'billed twice', 'billed wrong', 'invoice']),
  (array['same bill', 'duplicate invoice', 'keying in', 'key in', 'enter receipts', 'invoice processing', 'invoice entry', 'fake invoice', 'bill com', 'invoice']),
  (array['new person', 'new guy', 'new crew', 'first day list', 'seasonal staff', 'seasonal workers', 'seasonal help', 'client intake', 'customer intake', 'onboarding', 'checklists']),
  (array['intake form', 'standard steps', 'skip steps', 'miss steps', 'forget half', 'same steps', 'procedures', 'show ropes', 'onboarding', 'checklists']),
  (array['to talk', 'talk together', 'link up', 'push orders', 'push data', 'feed data', 'connect programs', 'connect apps', 'connect software', 'integration', 'connects']),
  (array['middleware', 'two programs', 'two apps', 'different programs', 'different apps', 'separate systems', 'between apps', 'one app to another', 'integration', 'connects']),
  (array['food safety', 'haccp', 'health inspector', 'temperature log', 'loading dock', 'dock door', 'water leak', 'sensors', 'alerts']),
  (array['almost out', 'bin empty', 'supplies low', 'walk-in', 'power outage', 'too humid', 'sensors', 'alerts']),
  (array['worth automating', 'what can be automated', 'can be automated', 'automation ideas', 'automation quiz', 'automation assessment', 'which tasks', 'which jobs', 'which process', 'automate first', 'readiness check']),
  (array['got fired', 'was fired', 'fired employee', 'terminated employee', 'revoke access', 'remove access', 'user rights', 'user audit', 'user permissions', 'access review', 'permissions']),
  (array['least privilege', 'shared folders', 'folder permissions', 'who sees', 'old logins', 'still log in', 'still have logins', 'still has login', 'still get in', 'access review', 'permissions']),
  (array['white hat', 'ethical hacker', 'hack test', 'hack us', 'try to hack', 'pen tester', 'pentester', 'penetration test']),
  (array['owasp', 'sql injection', 'security testing', 'vulnerability scan', 'website secure', 'app secure', 'exploit', 'penetration test']),
  (array['recover files', 'recover data', 'lost everything', 'lose everything', 'computer dies', 'computer died', 'laptop died', 'backup', 'restore', 'recovery']),
  (array['system crash', 'restore files', 'test backups', 'burns down', 'burned down', 'data recovery', 'disaster plan', 'backup', 'restore', 'recovery']),
  (array['scam emails', 'fake bill', 'sketchy emails', 'sketchy links', 'dangerous links', 'clicking links', 'click links', 'clicking on scams', 'gift card scam', 'phishing']),
  (array['security training', 'awareness training', 'cyber training', 'test employees', 'test staff', 'knowbe4', 'spoofing', 'fishing emails', 'phishing']),
  (array['login info', 'sticky notes', 'same password', 'forgot password', 'shared logins', 'store logins', 'dashlane', 'keepass', 'master password', 'authenticator', 'password manager', 'passwords']),
  (array['where money comes from', 'money makers', 'most profitable', 'top sellers', 'worst sellers', 'slow months', 'slow weeks', 'sales report', 'revenue']),
  (array['report on sales', 'sales trends', 'sales dashboard', 'track sales', 'sales data', 'sales tracking', 'how is business', 'which products sell', 'revenue']),
  (array['overbuying', 'overorder', 'order too much', 'buy too much', 'too much stock', 'too much inventory', 'dead stock', 'excess inventory', 'throw away food', 'throwing away', 'forecast', 'demand']),
  (array['food waste', 'spoilage', 'how many to bake', 'how many to make', 'how much to bake', 'shortage', 'sell out', 'predict sales', 'sales projections', 'forecast', 'demand']),
  (array['comment cards', 'suggestion box', 'feedback forms', 'form responses', 'survey results', 'free text', 'written answers', 'survey', 'open-ended answers']),
  (array['customer comments', 'exit interviews', 'yelp', 'tripadvisor', 'course evaluations', 'read comments', 'survey', 'open-ended answers']),
  (array['key numbers', 'important numbers', 'numbers matter', 'performance indicators', 'different number', 'are we on track', 'define success', 'balanced scorecard', 'metrics', 'measurement']),
  (array['site visitors', 'web visitors', 'hit counter', 'visitor counter', 'traffic counter', 'web stats', 'cookie popup', 'cookie notice', 'website analytics', 'visits']),
  (array['cookie consent', 'consent banner', 'who visits', 'how many hits', 'plausible', 'bounce rate', 'cookieless', 'website analytics', 'visits']),
  (array['privacy', 'cookies', 'gdpr']),
  (array['get stuck', 'gets stuck', 'held up', 'backlog', 'falling behind', 'behind schedule', 'take weeks', 'takes weeks', 'take days', 'takes days', 'lead time', 'process map', 'waiting times', 'operations']),
  (array['turnaround', 'throughput', 'process mapping', 'value stream', 'six sigma', 'kaizen', 'efficiency', 'time and motion', 'wasting hours', 'wastes hours', 'inefficiency', 'process map', 'waiting times', 'operations']),
  (array['charge enough', 'charging enough', 'charge more', 'charging too little', 'raise fees', 'price point', 'pricing']),
  (array['how much to charge', 'fee schedule', 'profit margin', 'thin margins', 'competitors charge', 'go up on prices', 'pricing']),
  (array['promote', 'new menu', 'grand opening', 'new location', 'product release', 'crowdfunding', 'kickstarter', 'ad campaign', 'buzz', 'new course', 'bringing out', 'launch', 'campaign']),
  (array['interim cto', 'technical cofounder', 'tech guy', 'which database', 'pick database', 'microservices', 'refactor', 'technical debt', 'architect', 'advice']),
  (array['tech debt', 'scalability', 'sanity check', 'pick software', 'picking software', 'choose software', 'choosing software', 'software vendor', 'architect', 'advice']),
  (array['drowning', 'email overload', 'too many emails', 'so many emails', 'emails pile up', 'organize emails', 'email organizer', 'info mailbox', 'inbox']),
  (array['support mailbox', 'auto reply', 'autoresponder', 'draft replies', 'same questions', 'same emails', 'inbox zero', 'triage', 'inbox']),
  (array['msa', 'terms and conditions', 'legalese', 'legal document', 'legal paperwork', 'before we sign', 'cancellation date', 'contract', 'clauses']),
  (array['cancellation deadline', 'renewal date', 'expiration dates', 'notice period', 'red flags', 'redline', 'termination clause', 'contract', 'clauses']),
  (array['who said', 'who does what', 'what we agreed', 'agreed on', 'said they would', 'promised', 'otter', 'meeting minutes']),
  (array['fireflies', 'zoom calls', 'call summary', 'meeting summary', 'summarize meeting', 'transcribe', 'staff meeting', 'meeting minutes']),
  (array['train model', 'train ai', 'own documents', 'own data', 'local llm', 'private llm', 'private chatgpt', 'on premise ai', 'offline ai', 'search documents', 'custom model']),
  (array['chatgpt tips', 'ai tips', 'chatgpt guide', 'new to ai', 'beginner', 'ai basics', 'chatgpt questions', 'chat gpt', 'write prompts', 'prompts']),
  (array['clue about ai', 'idea about ai', 'ai roadmap', 'ai policy', 'ai ideas', 'ai projects', 'ai pilot', 'ai budget', 'strategy', 'roadmap']),
  (array['roi', 'ai investment', 'buying ai', 'ai vendor', 'technology plan', 'it strategy', 'where ai fits', 'strategy', 'roadmap']),
  (array['freebie', 'no cost', 'costs nothing', 'without paying', 'giveaway', 'no budget', 'free']),
  (array['estimating', 'bidding', 'job estimates', 'quote customers', 'sign on phone', 'clients sign', 'quotes']),
  (array['accept online', 'discounts', 'price sheet', 'rate card', 'how much job costs', 'proposals', 'quotes']),
  (array['techs', 'hvac', 'plumbing', 'handyman', 'pest control', 'landscaping', 'lawn care', 'mowing', 'pool service', 'cleaning crews', 'field service', 'technician']),
  (array['house cleaning', 'show up late', 'arrival window', 'route planner', 'drive time', 'job scheduling', 'crews', 'work orders', 'job sites', 'no signal', 'field service', 'technician']),
  (array['etsy', 'online sales', 'shopping cart', 'product photos', 'pictures of products', 'take pictures', 'list products', 'ship orders', 'sales tax', 'merch', 'online store', 'e-commerce']),
  (array['email blast', 'mass email', 'bulk email', 'monthly update', 'update customers', 'member updates', 'donors', 'ghostwriter', 'constant contact', 'mailers', 'newsletter']),
  (array['cold calls', 'robocall', 'robo calls', 'phone agent', 'voice agent', 'ai phone', 'phone bot', 'answer phone', 'answer calls', 'answers phone', 'call center', 'lead generation']),
  (array['after hours', 'phone rings', 'lead list', 'prospect list', 'sales leads', 'appointment setter', 'set appointments', 'sales reps', 'sales calls', 'call center', 'lead generation']),
  (array['text campaign', 'texting customers', 'texting people', 'text customers', 'text blast', 'old leads', 'dead leads', 'cold leads', 'bring back customers', 'campaigns']),
  (array['new website', 'redo website', 'redesign', 'build website', 'make website', 'google listing', 'google profile', 'business listing', 'local search', 'website', 'search profiles']),
  (array['show up on google', 'on google', 'found online', 'get found', 'web designer', 'website designer', 'online booking', 'book online', 'website', 'search profiles']),
  (array['company email', 'email address', 'go to spam', 'spam folder', 'junk folder', 'business email']),
  (array['social posts', 'post for us', 'write posts', 'content calendar', 'hashtags', 'go viral', 'youtube videos', 'influencers', 'run ads', 'social media']),
  (array['employee files', 'employee handbook', 'hr paperwork', 'job ads', 'job posting', 'job post', 'help wanted', 'human resources', 'hiring']),
  (array['vacancies', 'resumes', 'hire people', 'hire someone', 'bamboohr', 'recruit', 'human resources', 'hiring']),
  (array['vacation requests', 'day off', 'time off calendar', 'who is off', 'time off']),
  (array['paychecks', 'pay employees', 'run payroll', 'gusto', 'adp', 'payroll']),
  (array['sports picks', 'parlay', 'fantasy', 'fantasy football', 'sportsbook', 'draftkings', 'fanduel', 'prop bets', 'over under', 'super bowl', 'gambling', 'betting', 'player props']),
  (array['business coach', 'mentor', 'business plan', 'struggling', 'money going', 'money goes', 'cut expenses', 'grow business', 'consulting', 'consultant']),
  (array['growing pains', 'succession', 'bank loan', 'first time owner', 'sounding board', 'free consult', 'talk to expert', 'consulting', 'consultant']),
  (array['aws', 'amazon web services', 'azure', 'cloud security', 'misconfigured', 'patching', 'patched', 'devices', 'cloud', 'security']),
  (array['unpatched', 'asset inventory', 'it inventory', 'secure computers', 'protect computers', 'computer security', 'devices', 'cloud', 'security']),
  (array['security checkup', 'security help', 'security consultant', 'security expert', 'incident response', 'got hacked', 'been hacked', 'insurance form', 'insurance questionnaire', 'security review', 'cybersecurity']),
  (array['it guy', 'it department', 'it company', 'outsourced it', 'developer quit', 'developer left', 'programmer quit', 'web guy', 'website broken', 'website down', 'maintenance', 'support']),
  (array['site down', 'it breaks', 'breaks down', 'is broken', 'stopped working', 'keeps crashing', 'apply updates', 'tech support', 'computer guy', 'maintenance', 'support']),
  (array['misunderstand', 'misunderstanding', 'misunderstood', 'specs', 'scope of work', 'user stories', 'app built', 'app cost', 'cost app', 'build app', 'blueprint', 'prototype', 'requirements']),
  (array['hire developers', 'hiring developers', 'app design', 'app screens', 'software idea', 'startup idea', 'database design', 'data model', 'rfp', 'blueprint', 'prototype', 'requirements']),
  (array['bill entry', 'check bills', 'reconcile', 'reconciliation', 'supplier statements', 'approve bills', 'invoice']),
  (array['receipt scanner', 'month end', 'month end close', 'close books', 'closing books', 'shoebox', 'invoice']),
  (array['price job', 'price jobs', 'send estimate', 'quick quotes', 'approve quotes', 'pandadoc', 'quotes']),
  (array['sign contract online', 'sign documents', 'documents signed', 'docs signed', 'get signature', 'hellosign', 'e-signature', 'signature']),
  (array['construction', 'assign jobs', 'where guys are', 'track crew', 'track technicians', 'gps', 'on way', 'field service', 'technician']),
  (array['reschedule', 'emergency jobs', 'last minute changes', 'double booked', 'double booking', 'dispatching', 'field service', 'technician']),
  (array['to order', 'to bake', 'to stock', 'to prep', 'game day', 'throw out', 'throwing out', 'forecast', 'demand']),
  (array['leftovers', 'par levels', 'stock levels', 'reorder point', 'slow season', 'seasonality', 'never empty', 'forecast', 'demand']),
  (array['bad month', 'good month', 'bad luck', 'worse than last', 'should we drop', 'drop products', 'discontinue', 'stop selling', 'revenue']),
  (array['job costing', 'profit and loss', 'where revenue comes', 'best month', 'compare months', 'year over year', 'profit by customer', 'revenue']),
  (array['acts up', 'acting up', 'goes down', 'goes wrong', 'keep lights on', 'plugin updates', 'domain expired', 'maintenance', 'support']),
  (array['certificate expired', 'hosting problems', 'inherited system', 'old system', 'legacy system', 'legacy software', 'built by', 'maintenance', 'support']),
  (array['online presence', 'look legit', 'first website', 'no website', 'one pager', 'menu online', 'wrong hours', 'apple maps', 'yellow pages', 'near me', 'website', 'search profiles']),
  (array['captions', 'facebook posts', 'linkedin posts', 'tiktok videos', 'short videos', 'paid social', 'social media']),
  (array['call in sick', 'calling in sick', 'accrual', 'on vacation', 'holiday calendar', 'leave requests', 'time off']),
  (array['employee database', 'people management', 'employee paperwork', 'human resources', 'hiring']),
  (array['click anything', 'clicks anything', 'click on anything', 'clicks everything', 'opened attachment', 'teach employees security', 'phishing']),
  (array['human error', 'social engineering', 'gift cards', 'wire transfer', 'wire fraud', 'bank account fraud', 'phishing']),
  (array['passwords in excel', 'passwords in spreadsheet', 'weak passwords', 'password123', 'notebook', 'browser passwords', 'password policy', 'password manager', 'passwords']),
  (array['at risk', 'which computers', 'old computers', 'outdated software', 'bucket', 'public bucket', 'exposed', 'device list', 'hardware list', 'byod', 'devices', 'cloud', 'security']),
  (array['security plan', 'cyber help', 'cyber review', 'security gaps', 'get hacked', 'after attack', 'hit by ransomware', 'security review', 'cybersecurity']),
  (array['do it yourself', 'diy', 'self check', 'self test', 'security quiz', 'security workbook', 'self-assessment']),
  (array['tapes', 'how long to recover', 'downtime', 'get back up', 'cloud backup', 'offsite', 'usb drive', 'backup', 'restore', 'recovery']),
  (array['respond to customers', 'slow to respond', 'missed emails', 'emails get missed', 'emails get lost', 'nobody answered', 'label emails', 'tag emails', 'canned responses', 'time on email', 'inbox']),
  (array['listen to recording', 'audio to text', 'meeting follow up', 'remember what was said', 'minute taker', 'secretary', 'meeting minutes']),
  (array['payment terms', 'liability', 'read agreement', 'understand contract', 'supplier contracts', 'watch out for', 'contract dates', 'track contracts', 'contract', 'clauses']),
  (array['service reports', 'years of reports', 'ask them questions', 'tribal knowledge', 'expert knowledge', 'specialized model', 'classify documents', 'custom model']),
  (array['better answers', 'what to type', 'what to ask', 'ai examples', 'prompts']),
  (array['polls', 'employee survey', 'student comments', 'long answers', 'verbatims', 'word cloud', 'what people want', 'survey', 'open-ended answers']),
  (array['splash', 'selling new', 'first weeks', 'nobody knows', 'get noticed', 'sign ups', 'first customers', 'pre orders', 'introduce product', 'launch', 'campaign']),
  (array['hear from us', 'hear from you', 'email list', 'never write', 'keep members informed', 'keep customers informed', 'news letter', 'newsletter']),
  (array['custom integration', 'edi', 'data feed', 'nightly export', 'manual export', 'export import', 'same data twice', 'double typing', 'integration', 'connects']),
  (array['automatically remind', 'automatically create', 'automatically send', 'automatically email', 'form is filled out', 'form filled out', 'create folder', 'workflow', 'automation']),
  (array['if then', 'approval chain', 'route requests', 'power automate', 'ifttt', 'triggers', 'workflow', 'automation']),
  (array['technical questions', 'talking to vendors', 'talk to vendors', 'code quality', 'hosting setup', 'architecture review', 'due diligence', 'mongo', 'mysql', 'architect', 'advice']),
  (array['napkin', 'sketch', 'clickable', 'customer portal', 'portal cost', 'cost to develop', 'feasible', 'blueprint', 'prototype', 'requirements']),
  (array['feasibility', 'proof of concept', 'app builder', 'build app', 'make app', 'create app', 'blueprint', 'prototype', 'requirements']),
  (array['stuck', 'plateau', 'pair of eyes', 'review business', 'business checkup', 'about company', 'about business', 'consulting', 'consultant']),
  (array['talk with somebody', 'talk to somebody', 'talk to someone', 'speak to someone', 'before i take loan', 'loan', 'consulting', 'consultant']),
  (array['ai use case', 'use case', 'which ai', 'ai makes sense', 'ai hype', 'pick ai', 'ai priorities', 'ai for company', 'strategy', 'roadmap']),
  (array['scores most', 'who scores', 'best bets', 'lineups', 'injury report', 'prizepicks', 'betting', 'player props']),
  (array['more jobs', 'more work', 'more business', 'drum up business', 'bring in business', 'call customers', 'call old customers', 'call center', 'lead generation']),
  (array['qualify leads', 'ai caller', 'callbacks', 'no time to call', 'voicemail', 'front desk', 'virtual receptionist', 'call center', 'lead generation']),
  (array['missing phone numbers', 'contact data', 'find emails', 'zoominfo', 'apollo', 'lead enrichment', 'enriches']),
  (array['stockroom', 'watch stockroom', 'temps', 'keep eye', 'shelves', 'watch temperature', 'too warm inside', 'went down', 'sensors', 'alerts']),
  (array['turnover', 'training people', 'starts monday', 'starts next week', 'nothing is ready', 'up to speed', 'new team member', 'onboarding', 'checklists']),
  (array['trust reports', 'trusts reports', 'trust numbers', 'every monday', 'weekly numbers', 'what to look at', 'should look at', 'metrics', 'measurement']),
  (array['make sense of data', 'sense of data', 'understand data', 'understand numbers', 'data analysis', 'analytics']),
  (array['outside person', 'fresh eyes', 'how we work', 'watch us work', 'slow delivery', 'slow deliveries', 'sits for days', 'sit on desk', 'process map', 'waiting times', 'operations']),
  (array['haggle', 'negotiate prices', 'bargain', 'weekend work', 'surcharge', 'charge for', 'pricing']),
  (array['get into', 'too many rights', 'contractor access', 'deactivate', 'remove accounts', 'access review', 'permissions']),
  (array['software is secure', 'app is secure', 'secure software', 'if secure', 'attack app', 'penetration test']),
  (array['look at page', 'looked at page', 'view page', 'who read', 'website analytics', 'visits']);
-- functions: 07e54ca92c4edf7e
